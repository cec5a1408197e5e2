import type { z } from 'zod';
import { listSave } from '@/lib/contract/orders/lists.contract';
import { sessionWrite } from '@/lib/upstream/session-call';

type ListChanges = Partial<z.input<typeof listSave.body>>;

/** Updates the given fields of a list. @throws UpstreamError */
export async function saveList(id: string, changes: ListChanges): Promise<void> {
  const body = { lines: [], remove: [], seen: [], restore: false, ...changes };
  await sessionWrite(listSave, { params: { id }, body });
}
