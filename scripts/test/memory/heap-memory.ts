import { once } from 'node:events';
import { z } from 'zod';

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const answer = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.number() }).optional() }).optional(),
});
/** Runs in the process: the heap, and memory outside of it, such as buffers. */
const HELD = 'process.memoryUsage().heapUsed + process.memoryUsage().external';

/**
 * The memory of a Node process after a garbage collection, in MB; its resident size depends more on when it last
 * collected. It must have been started with `--inspect=127.0.0.1:{port}`.
 */
export async function heapMegabytes(port: number): Promise<number> {
  const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const waiting = new Map<number, (value: number) => void>();
  socket.addEventListener('message', ({ data }) => {
    const parsed = answer.safeParse(JSON.parse(String(data)));
    if (parsed.success) waiting.get(parsed.data.id)?.(parsed.data.result?.result?.value ?? Number.NaN);
  });
  const call = async (id: number, method: string, params: object = {}): Promise<number> => {
    const { promise, resolve } = Promise.withResolvers<number>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  try {
    await call(1, 'HeapProfiler.collectGarbage');
    return (await call(2, 'Runtime.evaluate', { expression: HELD, returnByValue: true })) / (1024 * 1024);
  } finally {
    socket.close();
  }
}
