import type * as contract from '../../contract/orders/lists.contract';
import { type CamelCased, camelCased } from '../values/camel-case';
import { type ReorderLine, toReorderLine } from './reorder';

export type ListSummary = CamelCased<contract.ListSummary>;

/** How often a sku was ordered; days of the shop's calendar. */
export type History = CamelCased<NonNullable<contract.ListLine['history']>>;

export interface ListLine extends ReorderLine {
  readonly history: History | null;
}

export interface List extends ListSummary {
  readonly canShare: boolean;
  readonly leftOut: number;
  readonly lines: readonly ListLine[];
}

export function toListSummary(wire: contract.ListSummary): ListSummary {
  return camelCased(wire);
}

export function toList(wire: contract.ListDetail): List {
  const { lines, ...rest } = wire;
  return {
    ...camelCased(rest),
    lines: lines.map((line) => ({
      ...toReorderLine(line),
      history: line.history ? camelCased(line.history) : null,
    })),
  };
}
