/** The mail train: it rolls from sleeper to sleeper, the engine's head on the sleeper of the train's number. */
import { animate, motion, useMotionValue, useReducedMotion, useTransform, type MotionValue } from 'motion/react';
import { useEffect } from 'react';
import { TRAIN_PICTURE } from '../content/picture';
import { SLEEPERS } from '../content/sleepers';

const SECONDS_A_SLEEPER = 0.13;
const LONGEST = 1.6;
const SPACING = SLEEPERS[1]!.x - SLEEPERS[0]!.x;

interface Spot {
  x: number;
  y: number;
  angle: number;
}

/** Where sleeper `at` lies; between two of them as well, and on a straight line beyond both ends. */
export function sleeperAt(at: number): Spot {
  const [first, last] = [SLEEPERS[0]!, SLEEPERS.at(-1)!];
  if (at < 1) return { x: first.x + (at - 1) * SPACING, y: first.y, angle: first.angle };
  if (at >= SLEEPERS.length) return { x: last.x + (at - SLEEPERS.length) * SPACING, y: last.y, angle: last.angle };
  const [a, b, part] = [SLEEPERS[Math.floor(at) - 1]!, SLEEPERS[Math.floor(at)]!, at % 1];
  const mix = (one: number, two: number) => one + (two - one) * part;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), angle: mix(a.angle, b.angle) };
}

export function TrainShape({ head }: { head: number }) {
  const still = useReducedMotion();
  const at = useMotionValue(head);
  useEffect(() => {
    if (still) return at.set(head);
    const way = Math.abs(head - at.get());
    const rolling = animate(at, head, { duration: Math.min(LONGEST, way * SECONDS_A_SLEEPER), ease: 'easeInOut' });
    return () => rolling.stop();
  }, [at, head, still]);
  return (
    <g>
      {Array.from({ length: TRAIN_PICTURE.sleepers }, (_, i) => TRAIN_PICTURE.sleepers - 1 - i).map((behind) => (
        <Car key={behind} train={at} behind={behind} />
      ))}
    </g>
  );
}

function Car({ train, behind }: { train: MotionValue<number>; behind: number }) {
  const x = useTransform(train, (head) => sleeperAt(head - behind).x);
  const y = useTransform(train, (head) => sleeperAt(head - behind).y);
  const rotate = useTransform(train, (head) => sleeperAt(head - behind).angle);
  return <motion.g style={{ x, y, rotate }}>{behind === 0 ? <Engine /> : <Wagon last={behind === TRAIN_PICTURE.sleepers - 1} />}</motion.g>;
}

const Engine = () => (
  <>
    <path className="gl-engine" d="M-9 -15h12q8 4 8 15t-8 15h-12z" />
    <circle className="gl-engine-lamp" cx={5} cy={0} r={4.500} />
    <path className="gl-engine-band" d="M-4 -15v30" />
  </>
);

const Wagon = ({ last }: { last: boolean }) => (
  <>
    <rect className="gl-wagon" x={-7.500} y={-13} width={15} height={26} rx={2} data-last={last || undefined} />
    <path className="gl-wagon-line" d="M-4 -13v26M4 -13v26" />
  </>
);
