/** Where everything is drawn (GT-035 to GT-039): SVG coordinates, y grows downwards, Glasgow left, London right. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A room: its walls, four places for characters (more overlap), its tools and the Monopoly token. */
export interface RoomPicture {
  box: Box;
  characters: readonly Point[];
  stock: Point;
  monopoly: Point;
}

export interface AreaPicture {
  box: Box;
  label: Point;
  contingencies: readonly Point[];
}

export const VIEW_BOX: Box = { x: 0, y: 0, width: 1600, height: 1000 };

/** Back to front. */
export const LAYERS = ['areas', 'yard', 'rooms', 'roads', 'track', 'sleepers', 'signals', 'hideouts', 'intersections', 'entries', 'doors', 'exits', 'zones', 'tokens', 'train', 'labels'] as const;

/** The head lies on the sleeper of the train's number, the body on those behind it; before the first sleeper it stands at `start`. */
export const TRAIN_PICTURE = { sleepers: 4, start: { x: 90.5, y: 741.3 } } as const;
export const GLASGOW: Point = { x: 60, y: 740 };
export const LONDON: Point = { x: 1565, y: 740 };

/** Decks, bag and displays. */
export const ZONES: Readonly<Record<string, Box>> = {
  bag: { x: 1120, y: 60, width: 130, height: 110 },
  extras: { x: 1270, y: 60, width: 130, height: 110 },
  split: { x: 1120, y: 190, width: 280, height: 110 },
  fingerprints: { x: 1420, y: 60, width: 140, height: 110 },
  contingencyDeck: { x: 1420, y: 190, width: 140, height: 110 },
  contingencyPile: { x: 1420, y: 320, width: 140, height: 110 },
  monopolyDeck: { x: 40, y: 60, width: 140, height: 110 },
  plans: { x: 40, y: 190, width: 280, height: 110 },
  resolvedPlans: { x: 40, y: 320, width: 280, height: 110 },
};

export const AREA_PICTURES: Readonly<Record<string, AreaPicture>> = {
  depot: { box: { x: 100, y: 500, width: 136.2, height: 470 }, label: { x: 168.1, y: 925 }, contingencies: [] },
  tractor: { box: { x: 236.2, y: 500, width: 153.2, height: 470 }, label: { x: 312.8, y: 592.4 }, contingencies: [{ x: 276.8, y: 719.4 }, { x: 300.8, y: 719.4 }, { x: 324.8, y: 719.4 }, { x: 348.8, y: 719.4 }] },
  'gas-station': { box: { x: 389.4, y: 500, width: 153.2, height: 470 }, label: { x: 466, y: 949 }, contingencies: [{ x: 430, y: 822 }, { x: 454, y: 822 }, { x: 478, y: 822 }, { x: 502, y: 822 }] },
  lake: { box: { x: 542.6, y: 500, width: 153.2, height: 470 }, label: { x: 619.2, y: 590.8 }, contingencies: [{ x: 583.2, y: 717.8 }, { x: 607.2, y: 717.8 }, { x: 631.2, y: 717.8 }, { x: 655.2, y: 717.8 }] },
  windmill: { box: { x: 695.8, y: 500, width: 153.2, height: 470 }, label: { x: 772.4, y: 921.3 }, contingencies: [{ x: 736.4, y: 794.3 }, { x: 760.4, y: 794.3 }, { x: 784.4, y: 794.3 }, { x: 808.4, y: 794.3 }] },
  church: { box: { x: 849, y: 500, width: 153.2, height: 470 }, label: { x: 925.7, y: 549.1 }, contingencies: [{ x: 889.7, y: 676.1 }, { x: 913.7, y: 676.1 }, { x: 937.7, y: 676.1 }, { x: 961.7, y: 676.1 }] },
  quarry: { box: { x: 1002.3, y: 500, width: 153.2, height: 470 }, label: { x: 1078.9, y: 883.8 }, contingencies: [{ x: 1042.9, y: 756.8 }, { x: 1066.9, y: 756.8 }, { x: 1090.9, y: 756.8 }, { x: 1114.9, y: 756.8 }] },
  'signal-box': { box: { x: 1155.5, y: 500, width: 153.2, height: 470 }, label: { x: 1232.1, y: 532.2 }, contingencies: [{ x: 1196.1, y: 659.2 }, { x: 1220.1, y: 659.2 }, { x: 1244.1, y: 659.2 }, { x: 1268.1, y: 659.2 }] },
  bridge: { box: { x: 1308.7, y: 500, width: 221.3, height: 470 }, label: { x: 1419.3, y: 899.1 }, contingencies: [] },
};

/** Signals at the borders, from border 1 on. */
export const SIGNALS: readonly Point[] = [
  { x: 236.2, y: 759.2 },
  { x: 389.4, y: 772.5 },
  { x: 542.6, y: 771.6 },
  { x: 695.8, y: 757 },
  { x: 849, y: 734.9 },
  { x: 1002.3, y: 715.1 },
  { x: 1155.5, y: 706.1 },
  { x: 1308.7, y: 711.9 },
];

/** Circles of this radius. */
export const INTERSECTION_RADIUS = 22;
export const INTERSECTION_PICTURES: Readonly<Record<string, Point>> = {
  N1: { x: 236.2, y: 659.2 },
  S1: { x: 236.2, y: 859.2 },
  N2: { x: 389.4, y: 672.5 },
  S2: { x: 389.4, y: 872.5 },
  N3: { x: 542.6, y: 671.6 },
  S3: { x: 542.6, y: 871.6 },
  N4: { x: 695.8, y: 657 },
  S4: { x: 695.8, y: 857 },
  N5: { x: 849, y: 634.9 },
  S5: { x: 849, y: 834.9 },
  N6: { x: 1002.3, y: 615.1 },
  S6: { x: 1002.3, y: 815.1 },
  N7: { x: 1155.5, y: 606.1 },
  S7: { x: 1155.5, y: 806.1 },
  N8: { x: 1308.7, y: 611.9 },
  S8: { x: 1308.7, y: 811.9 },
};

/** Arrows from the outside area to the entries. */
export const ENTRY_ARROWS: Readonly<Record<string, { from: Point; to: Point }>> = {
  N2: { from: { x: 389.4, y: 440 }, to: { x: 389.4, y: 646.5 } },
  N4: { from: { x: 695.8, y: 440 }, to: { x: 695.8, y: 631 } },
  N6: { from: { x: 1002.3, y: 440 }, to: { x: 1002.3, y: 589.1 } },
};

export const HIDEOUT_SIZE = { width: 56, height: 40 } as const;
/** Centres of the hideout spaces, from space 1 on. */
export const HIDEOUT_PICTURES: readonly Point[] = [
  { x: 168.1, y: 575 },
  { x: 312.8, y: 942.4 },
  { x: 466, y: 599 },
  { x: 619.2, y: 940.8 },
  { x: 772.4, y: 571.3 },
  { x: 925.7, y: 899.1 },
  { x: 1078.9, y: 533.8 },
  { x: 1232.1, y: 882.2 },
  { x: 1419.3, y: 549.1 },
];

export const ROOM_PICTURES: Readonly<Record<string, RoomPicture>> = {
  kitchen: { box: { x: 400, y: 60, width: 200, height: 130 }, characters: [{ x: 435, y: 155 }, { x: 478, y: 155 }, { x: 521, y: 155 }, { x: 564, y: 155 }], stock: { x: 435, y: 100 }, monopoly: { x: 565, y: 100 } },
  dining: { box: { x: 600, y: 60, width: 200, height: 130 }, characters: [{ x: 635, y: 155 }, { x: 678, y: 155 }, { x: 721, y: 155 }, { x: 764, y: 155 }], stock: { x: 635, y: 100 }, monopoly: { x: 765, y: 100 } },
  lounge: { box: { x: 800, y: 60, width: 200, height: 130 }, characters: [{ x: 835, y: 155 }, { x: 878, y: 155 }, { x: 921, y: 155 }, { x: 964, y: 155 }], stock: { x: 835, y: 100 }, monopoly: { x: 965, y: 100 } },
  workshop: { box: { x: 800, y: 190, width: 200, height: 130 }, characters: [{ x: 835, y: 285 }, { x: 878, y: 285 }, { x: 921, y: 285 }, { x: 964, y: 285 }], stock: { x: 835, y: 230 }, monopoly: { x: 965, y: 230 } },
  pantry: { box: { x: 600, y: 190, width: 200, height: 130 }, characters: [{ x: 635, y: 285 }, { x: 678, y: 285 }, { x: 721, y: 285 }, { x: 764, y: 285 }], stock: { x: 635, y: 230 }, monopoly: { x: 765, y: 230 } },
  bunks: { box: { x: 400, y: 190, width: 200, height: 130 }, characters: [{ x: 435, y: 285 }, { x: 478, y: 285 }, { x: 521, y: 285 }, { x: 564, y: 285 }], stock: { x: 435, y: 230 }, monopoly: { x: 565, y: 230 } },
};

/** Doors and exits are gaps of this width in a wall. */
export const GAP = 40;
export const DOOR_PICTURES: readonly (Point & { wall: 'vertical' | 'horizontal' })[] = [
  { x: 600, y: 125, wall: 'vertical' },
  { x: 800, y: 125, wall: 'vertical' },
  { x: 900, y: 190, wall: 'horizontal' },
  { x: 800, y: 255, wall: 'vertical' },
  { x: 600, y: 255, wall: 'vertical' },
  { x: 700, y: 190, wall: 'horizontal' },
];
export const EXIT_PICTURES: readonly (Point & { wall: 'vertical' | 'horizontal' })[] = [
  { x: 400, y: 125, wall: 'vertical' },
  { x: 1000, y: 255, wall: 'vertical' },
];

export const OUTSIDE_PICTURE: { box: Box; characters: readonly Point[] } = { box: { x: 340, y: 345, width: 720, height: 95 }, characters: [{ x: 380, y: 392 }, { x: 460, y: 392 }, { x: 540, y: 392 }, { x: 620, y: 392 }, { x: 700, y: 392 }, { x: 780, y: 392 }, { x: 860, y: 392 }, { x: 940, y: 392 }, { x: 1020, y: 392 }] };
