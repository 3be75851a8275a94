import type {ReactNode} from 'react';
import LineChart from '../kit/LineChart.tsx';
import {DASH, formatCount, formatEffect, formatPercent} from '../kit/format.ts';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import styles from '../kit/styles.module.css';
import {formatWeeks, METHOD_NAMES} from './describe.ts';
import {METHODS, type PlanResult} from './evaluate.ts';

function DurationTable({plan, rows}: PlanResult): ReactNode {
  const hasCuped = plan.rSquared > 0;
  return (
    <ScrollableTable>
      <caption className={styles.caption}>
        Minimum detectable effect by duration{hasCuped ? ', with CUPED++' : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col">Weeks</th>
          <th scope="col">Subjects per variation</th>
          {METHODS.map((method) => (
            <th key={method} scope="col">
              {METHOD_NAMES[method]}
            </th>
          ))}
          {hasCuped && <th scope="col">{METHOD_NAMES[plan.method]} without CUPED++</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.weeks}>
            <th scope="row">{row.weeks}</th>
            <td>{formatCount(row.nPerVariation)}</td>
            {METHODS.map((method) => (
              <td key={method}>{formatEffect(row.mde[method])}</td>
            ))}
            {hasCuped && <td>{formatEffect(row.withoutCuped)}</td>}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function RequirementTable({plan, requirements}: PlanResult): ReactNode {
  return (
    <ScrollableTable>
      <caption className={styles.caption}>
        Subjects needed for an effect of {formatPercent(plan.target)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">Subjects per variation</th>
          <th scope="col">All variations</th>
          <th scope="col">Duration</th>
        </tr>
      </thead>
      <tbody>
        {METHODS.map((method) => (
          <tr key={method}>
            <th scope="row">{METHOD_NAMES[method]}</th>
            <td>{formatCount(requirements[method].nPerVariation)}</td>
            <td>{formatCount(requirements[method].total)}</td>
            <td>{formatWeeks(requirements[method].weeks)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** Tables and chart of a plan. */
export default function Results({result}: {result: PlanResult}): ReactNode {
  const {plan, rows, hasUnreliableRow} = result;
  const series = METHODS.map((method) => ({
    label: METHOD_NAMES[method],
    points: rows.flatMap((row) => {
      const mde = row.mde[method];
      return mde === null ? [] : [[row.weeks, mde] as const];
    }),
  }));
  const shown = rows.filter((row) => row.mde.fixed !== null);
  return (
    <>
      <RequirementTable {...result} />
      <DurationTable {...result} />
      {hasUnreliableRow && (
        <p>
          {DASH} means that after so few weeks the control mean would be less than 10 standard
          errors from 0, so no lift would be shown.
        </p>
      )}
      {shown.length > 1 && (
        <LineChart
          series={series}
          xLabel="Weeks"
          yLabel="Minimum detectable effect, relative"
          formatX={String}
          formatY={(value) => formatPercent(value, 1)}
          reference={{value: plan.target, label: `Target ${formatPercent(plan.target)}`}}
          alt={
            `Minimum detectable effect by weeks. It falls for every method: ` +
            METHODS.map(
              (method) =>
                `${METHOD_NAMES[method]} from ${formatEffect(shown[0]?.mde[method] ?? null)} ` +
                `to ${formatEffect(shown[shown.length - 1]?.mde[method] ?? null)}`,
            ).join(', ') +
            `. The target is ${formatPercent(plan.target)}.`
          }
        />
      )}
      <p>
        Assumes the same number of new subjects every week and moments that do not change with
        duration; the calculator in the product measures both.
      </p>
    </>
  );
}
