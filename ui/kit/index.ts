/** The kit's primitives, for pages and boards. Parts of a table (cards, hands, action bar …) are in `./board`. */
export { Button, IconButton, type ButtonProps, type IconButtonProps } from './Button';
export { Choice, ChoiceGroup } from './Choice';
export { Dialog, DialogClose } from './Dialog';
export { Segmented, Select, Switch, TextField, type Option } from './Field';
export { HandOver } from './HandOver';
export { Menu, type MenuItem } from './Menu';
export { Panel } from './Panel';
export { SeatEmblem, SeatShape, seatColour } from './seats';
export { Tabs, type Tab } from './Tabs';
export { Kit, useToast, type ToastNote } from './Toast';
export { Tooltip } from './Tooltip';
export * from './match';
