import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import './copy-button.css';

/** Milliseconds that the check shows after copying. */
export const copyShown = 600;

interface CopyButtonProps {
  /** What is put on the clipboard. */
  readonly text: string;
  /** The button's caption. */
  readonly label: string;
}

/** Copies a text. Its icon turns into a green check for a moment, or red where the clipboard refuses. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const translate = useTranslate();
  const [state, setState] = useState<'idle' | 'success' | 'failure'>('idle');
  useEffect(() => {
    if (state !== 'success') return;
    const timer = setTimeout(() => setState('idle'), copyShown);
    return () => clearTimeout(timer);
  }, [state]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('success');
    } catch {
      setState('failure');
    }
  }
  return (
    <Button className={`copy copy--${state}`} onClick={() => void copy()}>
      <Icon name={state === 'success' ? 'check' : 'copy'} />
      {label}
      <span role="status" className="sr-only">
        {state !== 'idle' && translate(`controls.copy.${state}`)}
      </span>
    </Button>
  );
}
