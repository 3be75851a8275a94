interface EventTable {
  alias: string;
  time: string;
  /** A column without NULL, for counting rows. */
  record: string;
  /** What a row is called in a sentence. */
  noun: string;
  property: string;
  values: readonly string[];
}

/** The entities of the demo data set, each with the experiment that randomizes it. */
export const ENTITIES = {
  user: {
    label: 'User',
    id: 'user_id',
    assignments: 'assignments',
    experiment: 'checkout_redesign',
  },
  visitor: {
    label: 'Visitor',
    id: 'visitor_id',
    assignments: 'visitor_assignments',
    experiment: 'landing_hero',
  },
  store: {
    label: 'Store',
    id: 'store_id',
    assignments: 'store_assignments',
    experiment: 'loyalty_banner',
  },
} as const;

export type EntityId = keyof typeof ENTITIES;

/** The tables with events, and which entities their rows can be joined to. */
export const EVENT_TABLES = {
  purchases: {
    alias: 'p',
    time: 'purchased_at',
    record: 'purchase_id',
    noun: 'order',
    property: 'category',
    values: ['grocery', 'home', 'beauty'],
    entities: ['user', 'visitor', 'store'],
  },
  page_views: {
    alias: 'v',
    time: 'viewed_at',
    record: 'viewed_at',
    noun: 'page view',
    property: 'page_name',
    values: ['home', 'product', 'cart', 'checkout', 'confirmation'],
    entities: ['user', 'visitor'],
  },
  subscriptions: {
    alias: 'c',
    time: 'changed_at',
    record: 'changed_at',
    noun: 'change of plan',
    property: 'plan',
    values: ['basic', 'plus', 'cancelled'],
    entities: ['user'],
  },
} as const satisfies Record<string, EventTable & {entities: readonly EntityId[]}>;

export type EventTableId = keyof typeof EVENT_TABLES;

interface Fact {
  label: string;
  table: EventTableId;
  /** Null for each record. */
  column: string | null;
  isNumber: boolean;
}

const records = <Table extends EventTableId>(label: string, table: Table) =>
  ({label: `${label} (each record)`, table, column: null, isNumber: false}) as const;
const number = <Table extends EventTableId>(column: string, table: Table) =>
  ({label: column, table, column, isNumber: true}) as const;

export const FACTS = {
  order: records('Order', 'purchases'),
  gross_amount: number('gross_amount', 'purchases'),
  net_amount: number('net_amount', 'purchases'),
  refund_amount: number('refund_amount', 'purchases'),
  item_id: {label: 'item_id (text)', table: 'purchases', column: 'item_id', isNumber: false},
  page_view: records('Page view', 'page_views'),
  load_time_ms: number('load_time_ms', 'page_views'),
  plan_change: records('Change of plan', 'subscriptions'),
  monthly_price: number('monthly_price', 'subscriptions'),
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof FACTS;

export function factOf(id: FactId): Fact & {events: EventTable & {entities: readonly EntityId[]}} {
  const fact: Fact = FACTS[id];
  return {...fact, events: EVENT_TABLES[fact.table]};
}

/** What an entry point is on the demo data: the first view of this page. */
export const ENTRY_PAGE = 'cart';

type Row = Readonly<Record<string, string | null>>;

/** The rows of the demo data set as their files hold them, by table. */
export type DemoData = Readonly<Record<string, readonly Row[]>>;

/** The tables that metrics read. */
export const DEMO_TABLES: readonly string[] = [
  ...Object.values(ENTITIES).map(({assignments}) => assignments),
  ...Object.keys(EVENT_TABLES),
];

/** Reads a file of the demo data set: a line of names, then a line per row; empty is NULL. */
export function parseDemoFile(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] || null]));
  });
}
