import type { ReadyBlock } from './page-view';
import { Frame } from './frame';

/** Blocks behind tabs, the first one open: radio buttons and CSS, so that it works before any script. */
export function TabsRow({ id, blocks }: { id: string; blocks: readonly ReadyBlock[] }) {
  return (
    <div className="flex flex-wrap gap-x-6 border-b border-line">
      {blocks.map(({ block, content }, index) => (
        <div key={block.id} className="contents">
          <label className="-mb-px flex min-h-11 cursor-pointer items-center border-b-2 border-transparent text-soft has-checked:border-accent has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
            <input type="radio" name={`tabs-${id}`} defaultChecked={index === 0} className="peer sr-only" />
            {block.title}
          </label>
          <div className="order-last hidden w-full py-8 [:has(>:checked)+&]:block">
            <Frame settings={block.settings}>
              <div className="space-y-8">{content.map((element, at) => <div key={at}>{element}</div>)}</div>
            </Frame>
          </div>
        </div>
      ))}
    </div>
  );
}
