// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toasts } from './toasts.ts';

test('§9 shows toasts, keeps ten at most, and hides what says nothing', async () => {
  toasts.info('No message');
  toasts.info('  ');
  toasts.error('Wrong');
  const wrong = await screen.findByText('Wrong');
  expect(wrong.closest('.toast')?.className).toContain('toast--error');
  expect(screen.queryByText('No message')).toBeNull();

  for (let index = 1; index <= 10; index++) toasts.success(`Saved ${index}`);
  await screen.findByText('Saved 10');
  await waitFor(() => expect(screen.queryByText('Wrong')).toBeNull());
  expect(document.querySelectorAll('.toast')).toHaveLength(10);

  const close = screen.getAllByRole('button', { name: 'Close' })[0];
  act(() => close?.click());
  await waitFor(() => expect(document.querySelectorAll('.toast')).toHaveLength(9));
});
