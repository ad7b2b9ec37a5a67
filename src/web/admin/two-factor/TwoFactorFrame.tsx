import { Dialog, IconButton } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { DialogHeading } from '../DialogHeading.tsx';
import { Icon } from '../Icon.tsx';
import './two-factor.css';

interface TwoFactorFrameProps {
  readonly title: string;
  /** Without it the dialog cannot be closed but by its own buttons. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** The dialog that every step of two-factor stands in. It holds the focus, and gives it back. */
export function TwoFactorFrame({ title, onClose, children }: TwoFactorFrameProps) {
  const translate = useTranslate();
  const titleId = useId();
  // A click beside it must not throw away a code that is half typed.
  const close = (_: object, reason: string) => reason === 'escapeKeyDown' && onClose?.();
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{ paper: { className: 'staff two-factor' }, root: { className: 'two-factor-root' } }}
    >
      <header className="two-factor-head">
        <DialogHeading id={titleId} title={title} />
        {onClose && (
          <IconButton aria-label={translate('twoFactor.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </header>
      {children}
    </Dialog>
  );
}
