// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readInitialData } from './initial-data.ts';

afterEach(() => document.body.replaceChildren());

function add(html: string) {
  document.body.insertAdjacentHTML('beforeend', html);
}

test('an authored element of the same id is not taken for the data', () => {
  add('<div id="app"><p id="initial-data">{"apiUrl":"https://elsewhere.example"}</p></div>');
  expect(readInitialData()).toBeUndefined();
  add('<script type="application/json" id="initial-data">{"apiUrl":"/api/v3"}</script>');
  expect(readInitialData()?.apiUrl).toBe('/api/v3');
});

test('data that cannot be read are as good as none', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  add('<script type="application/json" id="initial-data">{"apiUrl":</script>');
  expect(readInitialData()).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});
