// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { purify } from './purify.ts';
import { SafeHtml, TrustedHtml } from './SafeHtml.tsx';

// happy-dom leaves Node's own getter of names empty, which the sanitiser reads; and its iterator skips what follows
// a removed node, so that each case here removes one. Browsers do neither.
vi.hoisted(() => {
  const names: Record<number, string> = { 3: '#text', 8: '#comment', 9: '#document', 11: '#document-fragment' };
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return this instanceof Element ? this.tagName : (names[this.nodeType] ?? '');
    },
  });
});

afterEach(cleanup);

describe('purify', () => {
  test.each([
    ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['handlers', '<img src="/a.png" alt="" onerror="alert(1)">', '<img src="/a.png" alt="">'],
    ['script addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['addresses that hide a script', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['styles', '<p style="position:fixed">a<style>p{}</style></p>', '<p>a</p>'],
    ['objects', '<p>a<object data="/x"></object></p>', '<p>a</p>'],
    ['forms', '<form action="/x">a</form>', 'a'],
    ['what SVG can load', '<svg><use href="#a"></use></svg>', '<svg></svg>'],
    ['HTML in SVG', '<svg><foreignObject></foreignObject></svg>', '<svg></svg>'],
    ['SVG animation', '<svg><animate attributeName="href"></animate></svg>', '<svg></svg>'],
    ['other schemes', '<a href="vbscript:x">a</a><a href="ftp://x">b</a>', '<a>a</a><a>b</a>'],
    ['pages as data', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ])('drops %s', (_, html, safe) => expect(purify(html)).toBe(safe));

  test.each([
    '<section class="band" id="a"><h2 lang="nl">a</h2><p aria-label="b" role="note" title="c" tabindex="0">b</p></section>',
    '<a href="/over-ons">a</a><a href="mailto:a@b.nl">b</a><a href="https://example.com/">c</a><a href="#d">d</a>',
    '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead></table>',
    '<time datetime="2026-11-21T10:00">a</time><svg><rect fill="rgb(1 2 3)"></rect></svg>',
    '<details open=""><summary>a</summary><p>b</p></details>',
    '<img src="data:image/png;base64,AAAA" alt="" width="1" height="1">',
  ])('keeps %s', (html) => expect(purify(html)).toBe(html));

  test('keeps drawings', () => {
    const html = '<svg viewBox="0 0 10 10" role="img"><title>t</title><path d="M0 0" stroke-width="2"></path></svg>';
    expect(purify(html)).toContain('viewBox="0 0 10 10"');
    expect(purify(html)).toContain('<path d="M0 0" stroke-width="2">');
  });

  test('keeps geometry that looks like no address', () => {
    const html = '<svg width="100%"><line x1="0" x2="25%"></line><g transform="rotate(90 2.5 3)"></g></svg>';
    expect(purify(html)).toBe(html);
  });
});

describe('SafeHtml', () => {
  test('sets nothing that was not sanitised', async () => {
    const { container } = await act(async () => show('<p>a<script>alert(1)</script></p>'));
    expect(container.querySelector('.authored')?.innerHTML).toBe('<p>a</p>');
  });

  test('takes what the server sanitised as it is', () => {
    render(
      <MemoryRouter>
        <TrustedHtml isTrusted={(html) => html === '<p>a</p>'}>
          <SafeHtml html="<p>a</p>" className="page" />
        </TrustedHtml>
      </MemoryRouter>,
    );
    expect(screen.getByText('a').parentElement?.className).toBe('authored page');
  });

  test("follows links to the app's own pages without a reload, and leaves the others", async () => {
    show(
      '<a href="/over-ons#a"><b>in</b></a><a href="https://example.com/">out</a><a href="/documents/a.pdf">file</a>',
    );
    expect(fireEvent.click(await screen.findByText('in'))).toBe(false);
    expect(screen.getByTestId('place').textContent).toBe('/over-ons#a');
    stayOnPage();
    for (const text of ['out', 'file']) {
      fireEvent.click(screen.getByText(text));
      expect(screen.getByTestId('place').textContent).toBe('/over-ons#a');
    }
    fireEvent.click(screen.getByText('in'), { ctrlKey: true });
    expect(screen.getByTestId('place').textContent).toBe('/over-ons#a');
  });
});

function show(html: string) {
  return render(
    <MemoryRouter>
      <SafeHtml html={html} />
      <Place />
    </MemoryRouter>,
  );
}

function Place() {
  const { pathname, hash } = useLocation();
  return <p data-testid="place">{pathname + hash}</p>;
}

/** Links that the app leaves alone would make the test's browser leave the page. */
function stayOnPage() {
  document.addEventListener('click', (event) => event.preventDefault());
}
