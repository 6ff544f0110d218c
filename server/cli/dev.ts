/** `npm run dev`: Vite for the app, and beside it the server, started anew whenever a file of it changes. */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const api = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server.ts'], {
  stdio: 'inherit',
  // The proxy of vite.config.ts expects the server here.
  env: { ...process.env, PORT: '8000' },
});
const app = await createServer();
await app.listen();
app.printUrls();

const stop = (): void => {
  api.kill('SIGTERM');
  void app.close().then(() => process.exit(0));
};
process.once('SIGINT', stop).once('SIGTERM', stop);
api.once('exit', stop);
