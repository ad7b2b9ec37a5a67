import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import type { Statistics } from '#contract/statistics.ts';
import { useFormats } from '../formats.ts';
import type { Series } from './chart-series.ts';
import { useDayFormats } from './use-day-formats.ts';

interface DaysChartProps {
  readonly days: Statistics['days'];
  readonly series: readonly Series[];
}

const axisText = { fontSize: 12, fill: 'var(--ink-600)' };

/** The responses of each day as stacked bars. Its numbers stand in the table beside it, so readers skip it. */
export function DaysChart({ days, series }: DaysChartProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { short, long } = useDayFormats();
  const labelEvery = Math.ceil(days.length / 5);
  return (
    <div className="days-chart" aria-hidden="true">
      <BarChart
        height={240}
        margin={{ top: 14, right: 4, bottom: 0, left: 0 }}
        hideLegend
        skipAnimation
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: days.map(({ day }) => day),
            scaleType: 'band',
            categoryGapRatio: 0.3,
            valueFormatter: (day: string, { location }) => (location === 'tick' ? short(day) : long(day)),
            tickLabelInterval: (_day, index) => index % labelEvery === 0,
            disableTicks: true,
            tickLabelStyle: axisText,
            height: 24,
          },
        ]}
        yAxis={[{ min: 0, tickMinStep: 1, disableLine: true, disableTicks: true, tickLabelStyle: axisText, width: 36 }]}
        series={series.map(({ status, fill }) => ({
          id: status,
          data: days.map(({ counts }) => counts[status]),
          stack: 'day',
          label: translate(`status.${status}`),
          color: fill,
          valueFormatter: (value: number | null) => number(value ?? 0),
        }))}
      />
    </div>
  );
}
