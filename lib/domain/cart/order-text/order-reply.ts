import { z } from 'zod';

const ORDER_FILE_PROBLEMS = ['macros', 'other', 'rows', 'broken', 'empty', 'old-excel', 'large'] as const;
/** Why a file is not an order: message keys below `quickOrder.file`. */
export type OrderFileProblem = (typeof ORDER_FILE_PROBLEMS)[number];

const line = { line: z.int(), original: z.string() };

/** The storefront's response to an uploaded file. */
export const orderReply = z.union([
  z.object({ problem: z.enum(ORDER_FILE_PROBLEMS) }),
  z.object({
    order: z.object({
      rows: z.array(
        z.object({
          ...line,
          code: z.string(),
          words: z.string(),
          qty: z.int().nullable(),
          typed: z.string(),
          unit: z.enum(['each', 'carton']),
          formPrice: z.int().nullable(),
        }),
      ),
      skipped: z.array(z.object(line)),
      beyond: z.int(),
    }),
  }),
]);
