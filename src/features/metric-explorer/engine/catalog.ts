/** A table of the demo data set with events. */
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

/** The facts of the demo data set. */
export const FACTS = {
  order: {label: 'Order (each record)', table: 'purchases', column: null, isNumber: false},
  gross_amount: {
    label: 'gross_amount',
    table: 'purchases',
    column: 'gross_amount',
    isNumber: true,
  },
  net_amount: {label: 'net_amount', table: 'purchases', column: 'net_amount', isNumber: true},
  refund_amount: {
    label: 'refund_amount',
    table: 'purchases',
    column: 'refund_amount',
    isNumber: true,
  },
  item_id: {label: 'item_id (text)', table: 'purchases', column: 'item_id', isNumber: false},
  page_view: {label: 'Page view (each record)', table: 'page_views', column: null, isNumber: false},
  load_time_ms: {
    label: 'load_time_ms',
    table: 'page_views',
    column: 'load_time_ms',
    isNumber: true,
  },
  plan_change: {
    label: 'Change of plan (each record)',
    table: 'subscriptions',
    column: null,
    isNumber: false,
  },
  monthly_price: {
    label: 'monthly_price',
    table: 'subscriptions',
    column: 'monthly_price',
    isNumber: true,
  },
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof FACTS;

/** A fact with its table, by its name. */
export function factOf(id: FactId): Fact & {events: EventTable & {entities: readonly EntityId[]}} {
  const fact: Fact = FACTS[id];
  return {...fact, events: EVENT_TABLES[fact.table]};
}

/** What an entry point is on the demo data: the first view of this page. */
export const ENTRY_PAGE = 'cart';
