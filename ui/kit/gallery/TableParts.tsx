/** The gallery's second half: the parts of a table. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Gem from '~icons/game-icons/cut-diamond';
import Fist from '~icons/game-icons/fist';
import Fox from '~icons/game-icons/fox-head';
import Owl from '~icons/game-icons/owl';
import Raven from '~icons/game-icons/raven';
import Run from '~icons/game-icons/run';
import { refusal } from '../../../games/kit/move';
import { Choice, ChoiceGroup } from '../Choice';
import {
  ActionBar, Bag, Card, Chat, CommitPanel, Deck, DragTable, DropZone, Gauges, Hand, Latest, LogPanel, PhaseBanner, PlayerPanel, ScoreTable, Strip,
  Token, TokenPile, Track, type CardFace, type Pattern, type TokenFace,
} from '../board';
import { Maps } from './Maps';
import { Sample } from './Sample';
import { Shelf } from './Shelf';

const PATTERNS: Pattern[] = ['stripes', 'dots', 'grid', 'checks', 'chevrons', 'lines', 'plain'];

function useFaces(): Record<'fox' | 'raven' | 'owl', CardFace> {
  const { t } = useTranslation('kit');
  return {
    fox: { title: t('gallery.fox'), icon: <Fox />, code: 'FOX', tone: '#dc8f77', pattern: 'lines' },
    raven: { title: t('gallery.raven'), icon: <Raven />, code: 'RAV', tone: '#79b5dd', pattern: 'checks', star: t('gallery.star') },
    owl: { title: t('gallery.owl'), icon: <Owl />, code: 'OWL', tone: '#74bfa4', pattern: 'grid' },
  };
}

function useTokens(): Record<'coin' | 'gem' | 'note', TokenFace> {
  const { t } = useTranslation('kit');
  return {
    coin: { label: t('gallery.coin'), print: '20', tone: '#e6bf4b' },
    gem: { label: t('gallery.gem'), icon: <Gem />, tone: '#9fd3e6', shape: 'tile' },
    note: { label: t('gallery.note'), print: '$50K', tone: '#8fbf95', shape: 'note' },
  };
}

export function TableParts() {
  return (
    <Sample>
      <Cards />
      <Hands />
      <Tokens />
      <Maps />
      <Facts />
      <Players />
      <Bars />
      <Secrets />
      <Stories />
    </Sample>
  );
}

function Cards() {
  const { t } = useTranslation('kit');
  const { fox, raven, owl } = useFaces();
  return (
    <Shelf title="Card">
      {(['l', 'm', 's'] as const).map((size) => <Card key={size} face={raven} size={size} />)}
      <Card />
      <Card face={fox} onClick={() => {}} />
      <Card face={fox} onClick={() => {}} selected />
      <Card face={owl} onClick={() => {}} why={t('gallery.away')} />
      <Card face={owl} dim />
      {PATTERNS.map((pattern) => <Card key={pattern} size="s" face={{ ...fox, pattern }} />)}
    </Shelf>
  );
}

function Hands() {
  const { t } = useTranslation('kit');
  const faces = useFaces();
  const [picked, setPicked] = useState<string | null>(null);
  const [zones, setZones] = useState<Record<string, string>>({});
  const ids = ['fox', 'raven', 'owl'] as const;
  const inHand = ids.filter((id) => zones[id] === undefined);
  return (
    <Shelf title="Hand, DragTable, DropZone">
      <DragTable
        picked={picked}
        whyNot={(card, zone) => (card === 'owl' && zone === 'cellar' ? t('gallery.full') : undefined)}
        onPut={(card, zone) => {
          setZones({ ...zones, [card]: zone });
          setPicked(null);
        }}
        renderCard={(card) => <Card face={faces[card as 'fox']} />}
      >
        <Hand
          label={t('gallery.pick')}
          draggable
          cards={inHand.map((id) => ({ id, face: faces[id] }))}
          selected={picked ? [picked] : []}
          onSelect={(id) => setPicked(id === picked ? null : id)}
          sorts={[
            { id: 'code', label: t('gallery.sortCode'), compare: (a, b) => (a.face.code ?? '').localeCompare(b.face.code ?? '') },
            { id: 'title', label: t('gallery.sortTitle'), compare: (a, b) => b.face.title.localeCompare(a.face.title) },
          ]}
        />
        {(['cellar', 'attic'] as const).map((zone) => (
          <DropZone key={zone} id={zone} label={t(`gallery.${zone}`)} className="k-shelf-zone">
            {t(`gallery.${zone}`)}
            {ids.filter((id) => zones[id] === zone).map((id) => <Card key={id} face={faces[id]} size="s" />)}
          </DropZone>
        ))}
      </DragTable>
    </Shelf>
  );
}

function Tokens() {
  const { t } = useTranslation('kit');
  const { coin, gem, note } = useTokens();
  const { fox } = useFaces();
  return (
    <>
      <Shelf title="Token, TokenPile, Deck">
        {(['l', 'm', 's'] as const).map((size) => <Token key={size} face={coin} size={size} />)}
        <Token face={gem} />
        <Token face={note} />
        <Token face={coin} onClick={() => {}} selected />
        <Token face={coin} onClick={() => {}} why={t('gallery.away')} />
        <TokenPile face={gem} count={3} />
        <TokenPile face={gem} count={0} />
        <Deck label={fox.title} count={30} />
        <Deck label={fox.title} count={3} />
        <Deck label={fox.title} count={0} />
      </Shelf>
      <Shelf title="Bag, Track">
        <Bag label={t('gallery.supply')} rows={[{ id: 'coin', face: coin, count: 3, of: 6 }, { id: 'gem', face: gem, count: 0, of: 2 }]} />
        <Track
          label={t('gallery.track')}
          note={t('gallery.track')}
          spaces={[1, 2, 3, 4, 5].map((number) => ({
            id: String(number),
            print: number,
            label: t('gallery.space', { number }),
            unused: number === 1,
            ...(number === 2 && { piece: <Token face={coin} size="s" /> }),
            ...(number === 5 && { end: 'danger' as const }),
          }))}
        />
      </Shelf>
    </>
  );
}

function Facts() {
  const { t } = useTranslation('kit');
  return (
    <Shelf title="Gauges">
      <Gauges
        label={t('gallery.supply')}
        gauges={[
          { id: 'gems', icon: <Gem />, name: t('gallery.gems'), value: 3, note: t('gallery.note') },
          { id: 'flee', icon: <Run />, name: t('gallery.flee'), value: 1, alarm: true, note: t('gallery.fleeHelp') },
        ]}
      />
    </Shelf>
  );
}

function Players() {
  const { t } = useTranslation('kit');
  const { note, gem } = useTokens();
  return (
    <Shelf title="PhaseBanner, PlayerPanel, Strip">
      <PhaseBanner
        places={[t('gallery.act'), t('gallery.round')]}
        steps={['draft', 'play', 'count'].map((id) => ({ id, label: t(`gallery.${id}`) }))}
        now="play"
      />
      <Strip label={t('gallery.title')}>
        <PlayerPanel seat="0" role={t('gallery.role')}><Token face={note} size="s" /></PlayerPanel>
        <PlayerPanel seat="1" role={t('gallery.role')} choosing><TokenPile face={gem} count={2} /></PlayerPanel>
        <PlayerPanel seat="2" stamp={{ text: t('gallery.fled'), tone: 'good' }} />
        <PlayerPanel seat="3" stamp={{ text: t('gallery.caught'), tone: 'bad' }} />
      </Strip>
    </Shelf>
  );
}

function Bars() {
  return (
    <Shelf title="ActionBar">
      <ActionBar />
      <Sample asked={['1', '2']}><ActionBar /></Sample>
      <Sample asked={['1']} line="watching"><ActionBar /></Sample>
      <Sample line="offline"><ActionBar /></Sample>
      <Sample busy><ActionBar /></Sample>
      <Sample canUndo><ActionBar /></Sample>
      <Sample refused={refusal('sample', 'KIT-1', { steps: 2 })}><ActionBar /></Sample>
      <Sample asked={[]} over><ActionBar /></Sample>
    </Shelf>
  );
}

function Secrets() {
  const { t } = useTranslation('kit');
  const [choice, setChoice] = useState<string | null>(null);
  const options = [
    { id: 'rob', label: t('gallery.rob'), icon: <Fist />, help: t('gallery.robHelp'), tone: 'var(--c-brass)' },
    { id: 'flee', label: t('gallery.flee'), icon: <Run />, help: t('gallery.fleeHelp'), tone: 'var(--c-green)' },
  ];
  return (
    <Shelf title="CommitPanel, ChoiceGroup">
      <CommitPanel title={t('gallery.fist')} options={options} value={choice} onChange={setChoice} seats={['0', '1', '2']} />
      <Sample asked={['2']}>
        <CommitPanel title={t('gallery.fist')} options={options} value="rob" onChange={setChoice} seats={['0', '1', '2']} />
      </Sample>
      <ChoiceGroup className="k-shelf-choices" label={t('gallery.pick')} value={choice} onChange={setChoice}>
        <Choice id="rob" className="k-shelf-choice">{t('gallery.rob')}</Choice>
        <Choice id="flee" className="k-shelf-choice">{t('gallery.flee')}</Choice>
        <Choice id="owl" className="k-shelf-choice" why={t('gallery.away')}>{t('gallery.owl')}</Choice>
      </ChoiceGroup>
    </Shelf>
  );
}

function Stories() {
  const { t } = useTranslation('kit');
  const messages = [{ id: 'a', seat: '1', text: t('gallery.hello') }, { id: 'b', seat: '0', text: t('gallery.answer') }];
  const cells = (values: string[]) => Object.fromEntries(values.map((value, seat) => [String(seat), { value, best: seat === 0 }]));
  return (
    <Shelf title="LogPanel, Latest, Chat, ScoreTable">
      <LogPanel />
      <Latest />
      <Chat messages={messages} onSend={() => {}} />
      <Chat messages={[]} onSend={() => {}} closed={t('gallery.quiet')} />
      <Chat messages={[]} onSend={() => {}} refused={refusal('kit:chat-length', undefined, { most: 300 })} />
      <ScoreTable
        caption={t('gallery.count')}
        seats={['0', '1', '2']}
        winners={['0']}
        rows={[
          { id: 'cash', label: t('gallery.cash'), cells: cells(['$200K', '$150K', '$10K']) },
          { id: 'gems', label: t('gallery.gems'), icon: <Gem />, cells: cells(['$50K', '–', '$20K']) },
          { id: 'total', label: t('gallery.total'), total: true, cells: cells(['$250K', '$150K', '$30K']) },
        ]}
      />
    </Shelf>
  );
}
