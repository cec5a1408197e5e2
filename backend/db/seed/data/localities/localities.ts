import { act, nsw } from './localities-nsw-act';
import { nt, qld } from './localities-qld-nt';
import { sa, wa } from './localities-sa-wa';
import { tas, vic } from './localities-vic-tas';
import type { AustralianState, SeedLocality } from '../types';

/** Each line of a table is a postcode and the localities it serves: '2612 Braddon, Campbell, Reid'. */
function parse(state: AustralianState, table: string): SeedLocality[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(5)
        .split(', ')
        .map((suburb): SeedLocality => [suburb, line.slice(0, 4), state]),
    );
}

/** A selection of real localities of every state and territory, not the complete list. */
export const localities: SeedLocality[] = [
  ...parse('ACT', act),
  ...parse('NSW', nsw),
  ...parse('NT', nt),
  ...parse('QLD', qld),
  ...parse('SA', sa),
  ...parse('TAS', tas),
  ...parse('VIC', vic),
  ...parse('WA', wa),
];
