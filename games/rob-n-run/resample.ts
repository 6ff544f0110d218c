import type { RobNRun } from './state';
export const resample = (G: RobNRun): RobNRun => G;
