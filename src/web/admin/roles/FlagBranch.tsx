import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FlagMap } from '#contract/flags.ts';
import { Icon } from '../Icon.tsx';
import { FlagRow } from './FlagRow.tsx';
import { type FlagNode, flagsBelow, isTouched, resultOf, type Setting } from './flag-tree.ts';

export interface FlagBranchProps {
  readonly node: FlagNode;
  readonly map: FlagMap;
  /** The root is 0. */
  readonly level: number;
  readonly isDisabled: boolean;
  /** Whether who edits holds a key, and so may give it. */
  readonly mayGive: (key: string) => boolean;
  readonly onSet: (key: string, setting: Setting) => void;
}

/** A key with those below it. An area is open where the role says something of what is in it. */
export function FlagBranch(props: FlagBranchProps) {
  const { node, map, level } = props;
  const { children } = node;
  const [isOpen, setIsOpen] = useState(() => level === 0 || children.some((child) => isTouched(child, map)));
  const id = `flags-${node.key}`;
  if (children.length === 0) return <FlagRow {...props} />;
  return (
    <FlagRow
      {...props}
      opener={
        level > 0 && <Opener node={node} map={map} controls={id} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      }
    >
      <ul id={id} hidden={!isOpen}>
        {children.map((child) => (
          <FlagBranch key={child.key} {...props} node={child} level={level + 1} />
        ))}
      </ul>
    </FlagRow>
  );
}

interface OpenerProps {
  readonly node: FlagNode;
  readonly map: FlagMap;
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Opener({ node, map, controls, isOpen, onToggle }: OpenerProps) {
  const translate = useTranslate();
  const flags = flagsBelow(node);
  const granted = flags.filter((flag) => resultOf(map, flag).isAllowed).length;
  return (
    <button type="button" className="flag-opener" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Icon name={isOpen ? 'open' : 'next'} />
      <b>{translate(`roles.area.${node.name}`, { _: node.name })}</b>
      <span>{translate('roles.rights', { granted, all: flags.length })}</span>
    </button>
  );
}
