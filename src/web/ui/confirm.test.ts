// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { setPageTexts } from '#web/i18n/page-texts.ts';
import { createTranslate } from '#web/i18n/translate.ts';
import { confirm, confirmWidth, dialogLayer } from './confirm.ts';

const question = { title: 'Delete it?', message: 'It cannot be undone.' };
const dialog = () => screen.findByRole<HTMLDialogElement>('alertdialog', { name: question.title });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

afterEach(() => setPageTexts(createTranslate('en')));

describe('confirm', () => {
  test('§2 confirmation dialog: title, message, Yes and No; default width 290, z-index 8000', async () => {
    const answer = confirm(question);
    const { style } = await dialog();
    expect([confirmWidth, dialogLayer]).toEqual([290, 8000]);
    expect([style.width, style.zIndex]).toEqual(['290px', '8000']);
    expect(screen.getByText(question.message)).toBeDefined();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['No', 'Yes']);
    press('Yes');
    expect(await answer).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('§4 confirmation dialog: resolves true on yes, false on no and on Escape', async () => {
    const declined = confirm({ ...question, no: 'Keep' });
    await dialog();
    press('Keep');
    expect(await declined).toBe(false);
    const escaped = confirm(question);
    const open = await dialog();
    // What the browser does on Escape.
    act(() => open.close());
    expect(await escaped).toBe(false);
  });

  test('§2 confirmation dialog: Ja and Nee in Dutch, own texts and an own width where they are given', async () => {
    setPageTexts(createTranslate('nl'));
    const answer = confirm({ ...question, width: 400, yes: 'Weg ermee', danger: true });
    expect((await dialog()).style.width).toBe('400px');
    expect(screen.getByRole('button', { name: 'Weg ermee' }).className).toContain('danger');
    press('Nee');
    expect(await answer).toBe(false);
  });

  test('the focus begins on no, and Tab goes round', async () => {
    const answer = confirm(question);
    await dialog();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No'));
    fireEvent.keyDown(screen.getByRole('button', { name: 'No' }), { key: 'Tab', shiftKey: true });
    expect(document.activeElement?.textContent).toBe('Yes');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Yes' }), { key: 'Tab' });
    expect(document.activeElement?.textContent).toBe('No');
    press('No');
    expect(await answer).toBe(false);
  });
});
