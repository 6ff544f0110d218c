/** A catalogue of one toy game, with a board that shows all it is given: what must not be on the screen would be found. */
import type { CatalogueEntry } from '../../games/index';
import type { Manifest } from '../../games/kit/manifest';
import type { Ruleset } from '../../games/kit/ruleset';
import type { KitState, View } from '../../games/kit/types';
import { useMatch } from '../../ui/kit/index';
import { toy } from '../kit/toy';

function Board() {
  const { view, seat, choices, act, refused } = useMatch<View<KitState>>();
  return (
    <section aria-label="board">
      <p>board of {seat ?? 'nobody'}</p>
      {Object.entries(view.players).map(([owner, own]) => <p key={owner}>purse of seat {owner}: {JSON.stringify(own)}</p>)}
      {choices.map(({ move, args }) => (
        <button key={JSON.stringify([move, args])} type="button" onClick={() => act(move, args)}>{`${move} ${JSON.stringify(args)}`}</button>
      ))}
      {refused && <p role="alert">{refused.reason}</p>}
    </section>
  );
}

const manifest: Manifest = {
  ...toy.manifest,
  options: [
    { id: 'long', type: 'boolean', default: false, label: { en: 'Long game', de: 'Langes Spiel' }, help: { en: 'Five cards.', de: 'Fünf Karten.' } },
    {
      id: 'pace', type: 'enum', default: 'slow', onlyIf: { option: 'long', values: [true] },
      values: [{ id: 'slow', label: { en: 'Slow', de: 'Langsam' } }, { id: 'fast', label: { en: 'Fast', de: 'Schnell' } }],
      label: { en: 'Pace', de: 'Tempo' }, help: { en: 'How fast.', de: 'Wie schnell.' },
    },
    {
      id: 'trio', type: 'boolean', default: true, players: { min: 3, max: 3 },
      label: { en: 'Trio', de: 'Trio' }, help: { en: 'For three.', de: 'Zu dritt.' },
    },
  ],
};

export const toyEntry: CatalogueEntry = {
  manifest,
  ruleset: async () => toy as unknown as Ruleset,
  bot: async () => ({ choices }) => choices[0]!,
  board: async () => Board,
  rules: async () => '# Toy\n\n## Bidding\n\n- TOY-1 Bid at most what you have.\n- TOY-2 The highest bid wins, see TOY-1.\n\n## End\n\n- TOY-3 It ends with the last card.\n',
  texts: async () => ({ phase: { bid: 'Bidding', plan: 'Planning' }, move: { bid: 'Bid' }, log: { won: '{{name}} won a card' } }),
};

export const catalogue = [toyEntry];
export const findGame = (id: string): CatalogueEntry | undefined => catalogue.find((entry) => entry.manifest.id === id);
