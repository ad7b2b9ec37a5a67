// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { CopyButton, copyShown } from './CopyButton.tsx';
import { DataDialog } from './DataDialog.tsx';
import { longText } from './data-kind.ts';
import { TooltipButton } from './TooltipButton.tsx';

const flags = vi.hoisted(() => new Set<string>());
vi.mock('#web/session/permissions.ts', () => ({ can: (flag: string) => flags.has(flag) }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  flags.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const provider = createI18nProvider('en');
const show = (element: ReactNode) => render(<I18nContextProvider value={provider}>{element}</I18nContextProvider>);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('CopyButton', () => {
  const copyWith = (writeText: (text: string) => Promise<void>) => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show(<CopyButton text="secret" label="Copy" />);
    const button = screen.getByRole('button', { name: 'Copy' });
    fireEvent.click(button);
    return button;
  };

  test('§9 copy: the success indicator shows for 600 ms', async () => {
    expect(copyShown).toBe(600);
    const write = vi.fn(async () => undefined);
    const button = copyWith(write);
    await wait(0);
    expect(write).toHaveBeenCalledWith('secret');
    expect(button.className).toContain('copy--success');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    await wait(copyShown - 1);
    expect(button.className).toContain('copy--success');
    await wait(1);
    expect(button.className).toContain('copy--idle');
  });

  test('§8 clipboard failure turns the copy icon red', async () => {
    const button = copyWith(() => Promise.reject(new Error('refused')));
    await wait(0);
    expect(button.className).toContain('copy--failure');
    expect(screen.getByRole('status').textContent).toBe('Copying failed');
  });
});

describe('TooltipButton', () => {
  test('§2 tooltip button: without its profile flag it is disabled and has no tooltip text', async () => {
    const onClick = vi.fn();
    const { rerender } = show(<TooltipButton label="Log in as" icon="leave" flag="a.b" onClick={onClick} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in as' });
    fireEvent.mouseOver(button.parentElement ?? button);
    await wait(1000);
    expect(button.disabled).toBe(true);
    expect(screen.queryByRole('tooltip')).toBeNull();

    flags.add('a.b');
    rerender(
      <I18nContextProvider value={provider}>
        <TooltipButton label="Log in as" icon="leave" flag="a.b" onClick={onClick} />
      </I18nContextProvider>,
    );
    fireEvent.mouseOver(button.parentElement ?? button);
    await wait(1000);
    expect(screen.getByRole('tooltip').textContent).toBe('Log in as');
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('DataDialog', () => {
  const data = {
    firstname: 'Sanne',
    active: true,
    id: 20261,
    phone: null,
    roles: ['agent', 'user'],
    tenant: { number: 2, city: 'Oost', region: '' },
    note: 'x'.repeat(longText + 1),
    short: 'y'.repeat(longText),
    at: '2026-11-12T13:32:00.000Z',
  };
  const nodes = () => [...document.querySelectorAll('summary .data-name')].map(({ textContent }) => textContent);
  const shownFor = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

  test("§2 data dialog: 'Extra info' lists an item's fields, nested ones and strings over 100 characters as a tree", () => {
    expect(longText).toBe(100);
    show(<DataDialog data={data} onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'Extra info' })).toBeDefined();
    expect(nodes()).toEqual(['roles', 'tenant', 'note']);
    expect([shownFor('firstname'), shownFor('active'), shownFor('id')]).toEqual(['Sanne', 'Yes', '20261']);
    expect(shownFor('short')).toBe(data.short);
    expect(document.querySelector('time')?.dateTime).toBe(data.at);
    expect(document.querySelector('.data-long')?.textContent).toBe(data.note);
  });

  test("§2 data dialog: 'Show empty values' shows what is empty, nested too", () => {
    show(<DataDialog title="User details" data={data} onClose={() => undefined} />);
    expect(screen.queryByText('phone')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Show empty values' }));
    expect(shownFor('phone')).toBe('empty');
    expect(within(screen.getByRole('dialog', { name: 'User details' })).getAllByText('empty')).toHaveLength(2);
  });

  test('§2 data dialog: the empty message', () => {
    show(<DataDialog data={{ phone: null, list: [] }} onClose={() => undefined} />);
    expect(screen.getByText('No data to display. Toggle "Show empty values" to see all fields.')).toBeDefined();
  });

  test('§2 data dialog: copies everything, and closes', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const onClose = vi.fn();
    show(<DataDialog data={data} onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy to clipboard' }));
    await wait(0);
    expect(writeText).toHaveBeenCalledWith(JSON.stringify(data, null, 2));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
