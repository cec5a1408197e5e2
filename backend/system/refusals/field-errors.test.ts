import { z } from 'zod';
import { fieldErrors, unprocessable } from './field-errors';

const parsed = z
  .object({ name: z.string('Please enter a name.').min(3, 'too short'), lines: z.array(z.object({ qty: z.int() })) })
  .safeParse({ lines: [{ qty: 'x' }] });

it('lists each field once, with its first message', () => {
  if (parsed.success) throw new Error('expected a refusal');
  expect(fieldErrors(parsed.error)).toEqual({ name: 'Please enter a name.', 'lines.0.qty': expect.any(String) });
});

it('is a 422 with errors by field', () => {
  if (parsed.success) throw new Error('expected a refusal');
  const refusal = unprocessable(parsed.error);
  expect(refusal.status).toBe(422);
  expect(refusal.body).toMatchObject({ text_code: 'INVALID_INPUT', errors: { name: 'Please enter a name.' } });
});
