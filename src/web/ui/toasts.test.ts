// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mostToasts, toastOffset, toasts, toastTimer, toToast } from './toasts.ts';

const shown = () => [...document.querySelectorAll('[data-removed=false] .toast')];

afterEach(async () => {
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) act(() => close.click());
  // Leaving takes a moment, which has to be over before the page goes.
  await waitFor(() => expect(document.querySelectorAll('.toast')).toHaveLength(0));
});

describe('toasts', () => {
  test('§9 toasts: at most 10 kept, 8000 ms, a stack offset of 100 px', () => {
    expect([mostToasts, toastTimer, toastOffset]).toEqual([10, 8000, 100]);
  });

  test('§3 toast: has an id, message, color, icon, isHtml, show and timer (default 8000)', () => {
    const { id, ...toast } = toToast('error', ' Wrong ');
    expect(toast).toEqual({ message: 'Wrong', color: 'error', icon: 'alert', isHtml: false, show: true, timer: 8000 });
    expect(toToast('info', 'x', { timer: 500, isHtml: true })).toMatchObject({ id: id + 1, isHtml: true, timer: 500 });
  });

  test("§2 toasts: messages equal to 'No message' are hidden", async () => {
    expect(['No message', '  ', ''].map((message) => toToast('info', message).show)).toEqual([false, false, false]);
    toasts.info('No message');
    toasts.info('Something');
    await screen.findByText('Something');
    expect(screen.queryByText('No message')).toBeNull();
  });

  test('§8 toast helpers: error (red, alert icon), success, warning, info', async () => {
    toasts.error('Wrong');
    toasts.success('Right');
    toasts.warning('Careful');
    toasts.info('By the way');
    await screen.findByText('By the way');
    for (const [text, color] of [
      ['Wrong', 'error'],
      ['Right', 'success'],
      ['Careful', 'warning'],
      ['By the way', 'info'],
    ] as const) {
      expect(screen.getByText(text).closest('.toast')?.className).toContain(`toast--${color}`);
    }
    expect(shown().map((toast) => toast.getAttribute('role'))).toEqual(['status', 'status', 'status', 'alert']);
  });

  test('§9 toasts: the eleventh sends the oldest away', async () => {
    for (let index = 1; index <= 11; index++) toasts.success(`Saved ${index}`);
    await screen.findByText('Saved 11');
    await waitFor(() => expect(shown()).toHaveLength(10));
    expect(screen.queryByText('Saved 1')?.closest('[data-removed=false]') ?? null).toBeNull();
  });

  test('§4 toast: visible until its time ends or its icon is clicked', async () => {
    toasts.info('Short', { timer: 50 });
    toasts.info('Long');
    await screen.findByText('Long');
    await waitFor(() => expect(screen.queryByText('Short')).toBeNull());
    const icon = screen.getByText('Long').closest('.toast')?.querySelector<HTMLElement>('.toast-icon');
    act(() => icon?.click());
    await waitFor(() => expect(shown()).toHaveLength(0));
  });

  test('time stands still while the pointer is on a toast', async () => {
    toasts.info('Read me', { timer: 100 });
    const text = await screen.findByText('Read me');
    const over = (type: string) => act(() => void text.dispatchEvent(new PointerEvent(type, { bubbles: true })));
    over('pointerover');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(shown()).toHaveLength(1);
    over('pointerout');
    await waitFor(() => expect(shown()).toHaveLength(0));
  });

  test('a toast goes into the dialog that opened last, where it can be clicked, and comes back out', async () => {
    toasts.info('Still here');
    await screen.findByText('Still here');
    const place = () => document.querySelector('[data-sonner-toaster]')?.closest('dialog, body')?.nodeName;
    expect(place()).toBe('BODY');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    await vi.waitFor(() => expect(place()).toBe('DIALOG'));
    dialog.remove();
    await vi.waitFor(() => expect(place()).toBe('BODY'));
    expect(screen.getByText('Still here')).toBeDefined();
  });
});
