import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { hatching, type Series } from './chart-series.ts';

/** What each fill of the picture means, with its total. */
export function Legend({ series, totalOf }: { series: readonly Series[]; totalOf: (one: Series) => number }) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <>
      <Hatching />
      <ul className="chart-legend">
        {series.map((one) => (
          <li key={one.status}>
            <svg viewBox="0 0 12 12" aria-hidden="true" className={`chart-key chart-key--${one.status.toLowerCase()}`}>
              <rect x=".5" y=".5" width="11" height="11" fill={one.fill} />
            </svg>
            {translate(`status.${one.status}`)} <b>{number(totalOf(one))}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Grey strokes on white, for the legend and for the picture. */
function Hatching() {
  return (
    <svg className="chart-patterns" aria-hidden="true">
      <pattern id={hatching} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="4" height="4" fill="#fff" />
        <rect width="1.5" height="4" fill="#828b9a" />
      </pattern>
    </svg>
  );
}
