export const bot = null as never;
