import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import css from './plot.module.css';

export interface PlotSeries {
  key: string;
  label: string;
}

interface PlotProps {
  title: string;
  /** Name of the horizontal axis, such as `Day`. */
  along: string;
  kind: 'bars' | 'lines';
  series: readonly PlotSeries[];
  /** One value per series at each point; null if unknown. */
  points: readonly { at: string; values: Readonly<Record<string, number | null>> }[];
  /** A value as text, with its unit. */
  inWords?: (value: number) => string;
  /** A shorter form for the axis. */
  onAxis?: (value: number) => string;
}

const COLOURS = ['var(--aubergine)', 'var(--marigold)', 'var(--leaf)', 'var(--vermilion)'] as const;
const HEIGHT = 220;

/** A plot with its numbers in a table beneath, for readers who cannot see it or want them exactly. */
export function Plot({ title, along, kind, series, points, inWords = String, onAxis = inWords }: PlotProps) {
  const id = useId();
  const data = points.map(({ at, values }) => ({ at, ...values }));
  const isWhole = points.every(({ values }) => Object.values(values).every((value) => value === null || Number.isInteger(value)));
  const Chart = kind === 'bars' ? BarChart : LineChart;
  return (
    <figure className={css.plot} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {series.length > 1 && (
        <ul className={css.key} aria-hidden="true">
          {series.map(({ key, label }, index) => (
            <li key={key}>
              <span style={{ background: colourOf(index) }} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className={css.drawing} aria-hidden="true">
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <Chart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid stroke="var(--sand)" vertical={false} />
            <XAxis dataKey="at" stroke="var(--quiet)" tickLine={false} fontSize={12} minTickGap={16} />
            <YAxis
              stroke="var(--quiet)"
              tickLine={false}
              axisLine={false}
              fontSize={12}
              width={56}
              allowDecimals={!isWhole}
              tickFormatter={onAxis}
            />
            <Tooltip formatter={(value) => inWords(Number(value))} isAnimationActive={false} />
            {series.map(({ key, label }, index) =>
              kind === 'bars' ? (
                <Bar key={key} dataKey={key} name={label} fill={colourOf(index)} radius={3} isAnimationActive={false} />
              ) : (
                <Line
                  key={key}
                  dataKey={key}
                  name={label}
                  stroke={colourOf(index)}
                  strokeWidth={2}
                  dot={points.length < 2}
                  isAnimationActive={false}
                />
              ),
            )}
          </Chart>
        </ResponsiveContainer>
      </div>
      <details className={css.numbers}>
        <summary>The numbers</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
        <section className={css.scroll} aria-label={`${title}, numbers`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{along}</th>
                {series.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, values }) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  {series.map(({ key }) => {
                    const value = values[key] ?? null;
                    return <td key={key}>{value === null ? '–' : inWords(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? COLOURS[0];
