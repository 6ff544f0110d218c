import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    react(),
    icons({ compiler: 'jsx', jsx: 'react', scale: 1 }),
    // Everything is kept after the first visit: tables on one device, rules and replays work without a line.
    VitePWA({
      registerType: 'autoUpdate',
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Getaway', short_name: 'Getaway', description: 'Heist and railway board games for a table of friends',
        display: 'standalone', start_url: '/', background_color: '#12151d', theme_color: '#12151d',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // Of each face the browser takes woff2.
        navigateFallbackDenylist: [/^\/(games|socket\.io|healthz|metrics)(\/|$)/],
      },
    }),
  ],
  build: { outDir: 'dist', target: 'es2022', sourcemap: false },
  server: {
    port: 5173,
    proxy: { '/games': 'http://127.0.0.1:8000', '/socket.io': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Whole games, also on a busy machine. What is waited for within a test has a shorter patience of its own.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
