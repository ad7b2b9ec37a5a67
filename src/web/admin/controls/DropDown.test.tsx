// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMoreWithin } from '#web/ui/combobox/Combobox.tsx';
import { listHeight } from '#web/ui/combobox/Suggestions.tsx';
import { searchDebounce } from '#web/ui/combobox/use-search.ts';
import { createI18nProvider } from '../providers/i18n-provider.ts';
import { DropDown } from './DropDown.tsx';
import type { DropDownItem, LoadItems } from './drop-down-source.ts';

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  onChange.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const provider = createI18nProvider('en');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const all = Array.from({ length: 5 }, (_, index) => ({ id: index + 1, label: `Tenant ${index + 1}` }));
const load = vi.fn<LoadItems>(async ({ search, page }) => {
  const found = all.filter(({ label }) => label.includes(search));
  return { items: found.slice((page - 1) * 2, page * 2), total: found.length };
});
const onChange = vi.fn();
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tenant' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function Field({ initial = null }: { initial?: DropDownItem | null }) {
  const [value, setValue] = useState<DropDownItem | null>(initial);
  const change = (item: DropDownItem | null) => {
    setValue(item);
    onChange(item);
  };
  return (
    <I18nContextProvider value={provider}>
      <DropDown label="Tenant" value={value} onChange={change} load={load} />
    </I18nContextProvider>
  );
}

describe('DropDown', () => {
  test("§9 drop-down: 200 ms, 400 px, 200 px, 'Load more' and 'Loading...'", async () => {
    expect([searchDebounce, listHeight, loadMoreWithin]).toEqual([200, 400, 200]);
    render(<Field />);
    fireEvent.click(input());
    await wait(0);
    expect(screen.getByRole('listbox').style.maxHeight).toBe('400px');
    expect(options()).toEqual(['Tenant 1', 'Tenant 2', 'Load more']);
    fireEvent.scroll(screen.getByRole('listbox'));
    expect(options().at(-1)).toBe('Loading...');
    await wait(0);
    expect(options()).toEqual(['Tenant 1', 'Tenant 2', 'Tenant 3', 'Tenant 4', 'Load more']);
    fireEvent.scroll(screen.getByRole('listbox'));
    await wait(0);
    expect(options()).toEqual(all.map(({ label }) => label));
  });

  test('typing searches after a pause; Enter chooses the item with the id that it came with', async () => {
    render(<Field />);
    fireEvent.change(input(), { target: { value: '4' } });
    await wait(searchDebounce - 1);
    expect(load).not.toHaveBeenCalled();
    await wait(1);
    expect(load).toHaveBeenCalledWith({ search: '4', page: 1 });
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(onChange).toHaveBeenCalledWith({ id: 4, label: 'Tenant 4' });
    expect(input().value).toBe('Tenant 4');
  });

  test('what was typed and not chosen leaves the choice as it was; emptying it or its button takes it back', async () => {
    render(<Field initial={{ id: 2, label: 'Tenant 2' }} />);
    fireEvent.change(input(), { target: { value: 'zzz' } });
    await wait(searchDebounce);
    expect(screen.getByText(/Nothing found/)).toBeDefined();
    fireEvent.blur(input());
    expect(input().value).toBe('Tenant 2');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Clear Tenant' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(input().value).toBe('');
  });

  test('a list that does not come says so and can be asked for again', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    render(<Field />);
    fireEvent.click(input());
    await wait(0);
    expect(options()).toEqual(['The list could not be loaded. Try again']);
    fireEvent.keyDown(input(), { key: 'Enter' });
    await wait(0);
    expect(options()[0]).toBe('Tenant 1');
  });
});
