import sanitize from 'sanitize-html';

const text =
  'h1 h2 h3 h4 h5 h6 p a ul ol li dl dt dd strong em b i u s small mark abbr time br hr blockquote q cite code pre sub sup figure figcaption'.split(
    ' ',
  );
const layout =
  'div span section article aside header footer details summary img table caption thead tbody tfoot tr th td colgroup col'.split(
    ' ',
  );
const drawing = 'svg g path rect circle ellipse line polyline polygon text tspan title desc'.split(' ');
const geometry =
  'viewBox xmlns width height x y x1 y1 x2 y2 cx cy r rx ry d points transform fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray fill-rule clip-rule opacity fill-opacity text-anchor dominant-baseline dx dy font-size font-weight preserveAspectRatio focusable'.split(
    ' ',
  );

const options: sanitize.IOptions = {
  allowedTags: [...text, ...layout, ...drawing],
  allowedAttributes: {
    '*': ['class', 'id', 'lang', 'role', 'title', 'tabindex', 'aria-*'],
    a: ['href', 'hreflang', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    time: ['datetime'],
    details: ['open'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ...Object.fromEntries(drawing.map((tag) => [tag, geometry])),
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http', 'data'] },
  allowProtocolRelative: false,
  // Names in SVG are case-sensitive: viewBox must not become viewbox.
  parser: { lowerCaseAttributeNames: false },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && /^data:(?!image\/(png|jpeg|webp|gif);)/i.test(attribs.src ?? ''),
};

/**
 * HTML that an author or a template wrote, without anything that could act: no scripts, handlers, styles,
 * forms or frames; links and pictures by safe schemes only.
 */
export function sanitizeHtml(html: string): string {
  return sanitize(html, options);
}
