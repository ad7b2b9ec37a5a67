import { IconButton, Tooltip } from '@mui/material';
import { can } from '#web/session/permissions.ts';
import { Icon, type IconName } from '../Icon.tsx';

interface TooltipButtonProps {
  /** What the button does: its tooltip and its name. */
  readonly label: string;
  readonly icon: IconName;
  /** The profile flag that the button needs. Without it the button is there, but off, and explains nothing. */
  readonly flag?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** An icon that acts, named by its tooltip. */
export function TooltipButton({ label, icon, flag, disabled = false, onClick }: TooltipButtonProps) {
  const isOff = disabled || (flag !== undefined && !can(flag));
  return (
    <Tooltip title={isOff ? '' : label}>
      {/* A disabled button tells nobody that it is pointed at. */}
      <span className="tooltip-button">
        <IconButton aria-label={label} disabled={isOff} onClick={onClick}>
          <Icon name={icon} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
