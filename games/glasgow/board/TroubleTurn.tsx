/** Resolving a contingency: which card, which token, paid by whom (GT-265 to GT-269). */
import { useState } from 'react';
import { Button, useMatch } from '../../../ui/kit';
import { MoveButton, Strip } from '../../../ui/kit/board';
import { contingencyOf } from '../content/contingencies';
import { reachers, tokensOut } from '../contingencies';
import type { ContingencyId, Spend, TokenNumber, View } from '../state';
import { areaIcon, listed, useText } from './faces';
import { Frame } from './Frame';
import { Paying, payingSpots, picksFor, spendsOf, type Pick } from './paying';
import { Needed } from './Plans';
import './Steps.css';

interface Answer {
  card: ContingencyId;
  token: TokenNumber;
  use: Spend[];
}

export function TroubleTurn({ onBack }: { onBack: () => void }) {
  const { view, seat, choices } = useMatch<View>();
  const t = useText();
  const { contingencies } = view.players[seat!]!;
  const answers = choices.filter(({ move }) => move === 'resolveContingency').map(({ args }) => args as unknown as Answer);
  const tokensFor = (card: ContingencyId) => tokensOut(view).filter((number) => view.tokens[number] === contingencyOf(card).area);
  const begin = (card: ContingencyId) => ({
    card, token: tokensFor(card)[0]!, picks: picksFor(view, answers.find((answer) => answer.card === card)?.use ?? []),
  });
  const [{ card, token, picks }, set] = useState(() => begin(answers[0]?.card ?? contingencies[0]!));
  const setPicks = (next: Pick[]) => set({ card, token, picks: next });
  const { area, tools } = contingencyOf(card);
  const payers = reachers(view, area);
  const spots = {
    ...payingSpots(view, payers, picks, setPicks),
    ...Object.fromEntries(contingencies.map((id) => [`contingency:${id}`, { press: () => set(begin(id)), selected: id === card }])),
    ...Object.fromEntries(tokensFor(card).map((number) => [`token:${number}`, { press: () => set({ card, token: number, picks }), selected: number === token }])),
  };
  return (
    <Frame
      spots={spots}
      ask={t('board.resolvingTrouble', { area })}
      hint={<span className="gl-needs">{t('board.needs')} <Needed tools={listed(tools)} /></span>}
      tray={
        <>
          <Strip label={t('board.contingencies')} className="gl-ways">
            {contingencies.map((id) => (
              <Button key={id} icon={areaIcon(contingencyOf(id).area)} aria-pressed={id === card} kind={id === card ? 'primary' : 'plain'} onClick={() => set(begin(id))}>
                {t(`area.${contingencyOf(id).area}`)}
              </Button>
            ))}
            {tokensFor(card).length > 1 && tokensFor(card).map((number) => (
              <Button key={number} aria-pressed={number === token} kind={number === token ? 'primary' : 'plain'} onClick={() => set({ card, token: number, picks })}>
                {t('board.tokenName', { token: number, area })}
              </Button>
            ))}
          </Strip>
          <Paying payers={payers} picks={picks} onPicks={setPicks} none={t('board.nobodyReaches', { area })} />
        </>
      }
      controls={
        <>
          <Button kind="quiet" onClick={onBack}>{t('board.back')}</Button>
          <MoveButton move="resolveContingency" args={{ card, token, use: spendsOf(view, picks) }} size="l" />
        </>
      }
    />
  );
}
