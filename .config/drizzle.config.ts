import type { Config } from 'drizzle-kit';

export default {
  dialect: 'postgresql',
  schema: './src/server/platform/database/schema/index.ts',
  out: './src/server/platform/database/migrations',
} satisfies Config;
