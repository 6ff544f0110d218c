/** The own player board: Contact, Item and Asset spaces, keys and supplies, tracks, and the Escape Plan behind the screen. */
import { Panel, useMatch } from '../../../ui/kit';
import type { Seat } from '../../kit/types';
import { contactName, isCovered } from '../visit/contact-cards';
import { contactOf } from '../content/contacts';
import { ASSET_BONUS, ASSET_PRICES, CONTROL_MARKERS, DISC_SPACES, GAS_SPACES } from '../content/numbers';
import { KEY_COLOURS } from '../content/tokens';
import type { Board, ItemTile, View } from '../state';
import { assetIcon, COLOUR_LOOK, contactIcon, effectTone, equipmentIcon, fixerIcon, ICON, money, useText, type Text } from './faces';
import { Plan } from './Plan';
import { Plate, type PlateProps } from './Plate';
import { BoxesAndTracks } from './Tracks';
import { WorthNow } from './Worth';
import './Dossier.css';

/** `own`: with what only its owner may see. */
export function Dossier({ seat, own }: { seat: Seat; own: boolean }) {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <Panel tone="paper" title={t('board.dossier')} icon={ICON.plan} className="ep-dossier" aria-label={t('board.dossier')} aside={own && <WorthNow seat={seat} />}>
      <div className="ep-dossier-grid">
        <Spaces seat={seat} />
        <div className="ep-dossier-side">
          <BoxesAndTracks seat={seat} />
          {own && <Plan plan={view.players[seat]?.plan ?? null} seat={seat} />}
        </div>
      </div>
    </Panel>
  );
}

/** All spaces of a board; of another's as well, since they are open. */
export function Spaces({ seat }: { seat: Seat }) {
  const { view } = useMatch<View>();
  const t = useText();
  const board = view.boards[seat]!;
  const values = new Map(view.players[seat]?.kept.map(({ space, value }) => [space, value]));
  return (
    <div className="ep-spaces">
      <Row name={t('thing.contacts')}>{board.contacts.map((_, space) => <Plate key={space} {...contactPlate(board, space, t)} />)}</Row>
      <Row name={t('thing.items')}>{board.items.map((tile, space) => <Plate key={space} {...itemPlate(tile, space, values.get(space), t)} />)}</Row>
      <Row name={t('thing.assets')}>{board.assets.map((_, space) => <Plate key={space} {...assetPlate(board, space, t)} />)}</Row>
      <Row name={t('board.supplies')}>{supplies(board, t).map((plate) => <Plate key={plate.name} {...plate} />)}</Row>
    </div>
  );
}

const Row = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="ep-row" role="group" aria-label={name}>
    <span className="ep-row-name">{name}</span>
    <div className="ep-row-plates">{children}</div>
  </div>
);

function contactPlate(board: Board, space: number, t: Text): PlateProps {
  const lying = board.contacts[space];
  const covered = isCovered(board, space);
  const over = covered ? ICON.handcuffs : undefined;
  if (!lying) return { empty: true, name: covered ? t('board.handcuffed') : t('board.free'), over };
  if (lying.kind === 'asset') return { name: t(`board.shortAsset.${lying.asset}`), help: t(`assetText.${lying.asset}`), icon: assetIcon(lying.asset), state: t('thing.locked'), dim: true };
  const name = contactName(lying.card);
  const { price, effect } = contactOf(lying.card);
  return {
    place: `contact:${space}`, name: t(`contact.${name}`), help: t(`contactText.${name}`), icon: contactIcon(name), print: money(price), tone: effectTone(effect).tone,
    state: covered ? t('board.handcuffed') : lying.ready ? undefined : t('thing.used'), dim: covered || !lying.ready, over,
  };
}

export function itemPlate(tile: ItemTile | null, space: number, value: number | undefined, t: Text): PlateProps {
  const place = `item:${space}`;
  if (!tile) return { place, empty: true, name: t('board.free') };
  switch (tile.kind) {
    case 'asset': return { name: t(`board.shortAsset.${tile.asset}`), help: t(`assetText.${tile.asset}`), icon: assetIcon(tile.asset), state: t('thing.locked'), dim: true };
    case 'equipment': return {
      place, name: t(`equipment.${tile.id}`), help: t(`equipmentText.${tile.id}`), icon: equipmentIcon(tile.id), tone: '#b9cfa2',
      state: tile.ready ? undefined : t('thing.used'), dim: !tile.ready,
    };
    case 'fixer': return { place, name: t(`fixer.${tile.id}`), help: t(`fixerText.${tile.id}`), icon: fixerIcon(tile.id), tone: '#e0c489' };
    case 'kept': return {
      place, name: t(`board.shortTile.${tile.stack}`), icon: ICON.locker, tone: '#cfc5b0', help: t('board.keptText'),
      print: value === undefined ? undefined : String(value),
    };
  }
}

function assetPlate({ assets }: Board, space: number, t: Text): PlateProps {
  const lying = assets[space];
  const price = ASSET_PRICES[space]!;
  const help = t('board.assetSpace', { price, bonus: ASSET_BONUS[space] });
  if (!lying) return { empty: true, name: t('board.free'), print: money(price), help };
  const { asset, used } = lying;
  return {
    place: `asset:${space}`, name: t(`board.shortAsset.${asset}`), help: `${t(`assetText.${asset}`)} ${help}`, icon: assetIcon(asset), print: used ? `+${ASSET_BONUS[space]}` : money(price),
    state: used ? t('thing.used') : undefined, dim: used, tone: '#c6b9dd',
  };
}

function supplies(board: Board, t: Text): PlateProps[] {
  const { keys, gas, discs, gang, firstAid, rested, controls } = board;
  return [
    ...keys.flatMap((key, slot): PlateProps[] => {
      const colour = KEY_COLOURS[slot]!;
      return key ? [{ name: t(`board.key.${colour}`), icon: <span style={{ color: COLOUR_LOOK[colour].fill }}>{ICON.key}</span>, state: key === 'down' ? t('thing.used') : undefined, dim: key === 'down' }] : [];
    }),
    { name: t('board.gas'), icon: ICON.gas, print: `${gas}/${GAS_SPACES}`, dim: gas === 0, help: t('board.gasText') },
    { name: t('board.discs'), icon: ICON.disc, print: `${discs}/${DISC_SPACES}`, dim: discs === 0, help: t('board.discText') },
    { place: 'gang', name: t('board.members'), icon: ICON.gang, print: String(gang), dim: gang === 0, help: t('board.gangText', { controls, most: CONTROL_MARKERS }) },
    { place: 'firstAid', name: t('thing.firstAid'), icon: ICON.firstAid, state: firstAid ? undefined : t('thing.used'), dim: !firstAid, help: t('board.firstAidText') },
    { name: t('thing.rest'), icon: rested ? ICON.moon : ICON.sun, state: rested ? t('board.restedToday') : undefined, dim: rested, help: t('board.restText') },
  ];
}

