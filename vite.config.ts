import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), icons({ compiler: 'jsx', jsx: 'react', scale: 1 })],
  build: { outDir: 'dist', target: 'es2022', sourcemap: false },
  server: {
    port: 5173,
    proxy: { '/games': 'http://127.0.0.1:8000', '/socket.io': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
