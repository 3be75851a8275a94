import type {ReactNode} from 'react';
import {shardBars} from '../../engine/shardBars.ts';
import type {FigureStart} from '../../start.ts';
import ShardBar from '../ShardBar/index.tsx';
import Waterfall from '../Waterfall/index.tsx';

/** The waterfall of a figure, or its bars alone. */
export default function Picture({data: {report, view}}: {data: FigureStart}): ReactNode {
  const {allocations, totalShards} = report;
  return view === 'waterfall' ? (
    <Waterfall allocations={allocations} totalShards={totalShards} />
  ) : (
    allocations
      .flatMap(({splits}) => shardBars(splits))
      .map((bar) => <ShardBar key={bar.salt} bar={bar} totalShards={totalShards} />)
  );
}
