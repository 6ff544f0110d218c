/** The symbols of the bots that people choose from. */
import Robot from '~icons/lucide/bot';
import Feather from '~icons/lucide/feather';
import type { BotKind } from '../../../games/kit/bot';

export const BotIcon = ({ kind }: { kind: BotKind }) => (kind === 'bot' ? <Robot /> : <Feather />);
