/** The parts of a table, for boards of games and the match page. They load with a board, not with the lobby. */
export { ActionBar, RuleLink } from './ActionBar';
export { Card, type CardFace, type CardProps, type Pattern } from './Card';
export { Chat, type ChatMessage } from './Chat';
export { Chosen, CommitPanel, type CommitOption } from './CommitPanel';
export { DragTable, DropZone } from './DragTable';
export { Gauges, type Gauge } from './Gauges';
export { GraphMap, type MapBox, type MapEdge, type MapPart, type MapPoint, type MapThing } from './GraphMap';
export { Hand, Lift, type HandCard, type HandSort } from './Hand';
export {
  HexMap, hexBox, hexCentre, hexCorners, hexesAround, hexKey, hexLine, hexOutline,
  type Hex, type HexArea, type HexBorder, type HexCell, type HexLayout, type HexLink, type HexMapProps,
} from './HexMap';
export { Latest, LogPanel } from './LogPanel';
export { MapIcon } from './map/MapIcon';
export { useOfMoment } from './moment';
export { MoveButton } from './MoveButton';
export { PhaseBanner, type PhaseStep } from './PhaseBanner';
export { PlayerPanel } from './PlayerPanel';
export { ScoreTable, type ScoreCell, type ScoreRow } from './ScoreTable';
export { SpotsContext, useSpots, type Spot, type Spots } from './spots';
export { Strip, TableTop, Tray } from './TableTop';
export { Bag, Deck, Token, TokenPile, type BagRow, type TokenFace } from './Token';
export { Track, type TrackSpace } from './Track';
export { lookedAt, useLook } from './use-look';
export { OpenRule, rulePath, useEventText, useList, useNameOf, useRefusalText } from './words';
