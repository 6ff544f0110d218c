/** One value, many listeners. boardgame.io's own subscriptions collide (hazard 41), so each client has one, fanned out here. */
import { useSyncExternalStore } from 'react';

export class Fan<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get = (): T => this.#value;

  set(value: T): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The fan's value, kept up to date in a component. */
export const useFan = <T>(fan: Fan<T>): T => useSyncExternalStore(fan.subscribe, fan.get);
