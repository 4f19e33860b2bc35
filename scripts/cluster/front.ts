import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../src/testing/product/ports';
import { startProduct, type Product } from '../../src/testing/product/product';
import type { Cluster } from './members';

const METRICS_TOKEN = randomBytes(32).toString('hex');

export interface Front {
  origin: string;
  processes: Product[];
  replicaReads: () => Promise<number[]>;
  stop: () => Promise<void>;
}

async function replicaReadsOf({ origin }: Product): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, count] = /^stepwell_replica_reads_total\{outcome="replica"\} (\d+)$/m.exec(await answer.text()) ?? [];
  return Number(count);
}

const config = (folder: string, port: number, processes: Product[]) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  scgi_temp_path ${folder}/nginx-scgi;
  upstream stepwell {
    ${processes.map(({ origin }) => `server ${new URL(origin).host} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_buffering off;
    proxy_connect_timeout 2s;
    proxy_read_timeout 60s;
    location = /v1/messages/stream {
      proxy_pass http://stepwell;
      proxy_read_timeout 1h;
    }
    location / {
      proxy_pass http://stepwell;
    }
  }
}
`;

/**
 * Starts processes of the product behind nginx. Every second one reaches its database through the poolers; all read
 * from the replicas.
 */
export async function startFront(folder: string, { urls }: Cluster, count: number, smtpUrl: string): Promise<Front> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const common = {
    PUBLIC_URL: origin,
    NODE_ENV: 'development',
    TRUST_PROXY: '1',
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    MESSAGES_PER_MINUTE: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
    SMTP_URL: smtpUrl,
    METRICS_TOKEN,
    MAIL_FROM: 'stepwell@example.com',
    DEMO: 'true',
  };
  const processes: Product[] = [];
  const removeAll = () => Promise.all(processes.map((process) => process.remove()));
  try {
    for (let number = 0; number < count; number += 1) {
      const url = number % 2 === 0 ? urls.direct : urls.pooled;
      processes.push(await startProduct({ ...common, DATABASE_URL: url, DATABASE_READ_URL: urls.direct }));
    }
  } catch (error) {
    await removeAll();
    throw error;
  }
  writeFileSync(path.join(folder, 'nginx.conf'), config(folder, port, processes));
  const nginx: ChildProcess = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  process.once('exit', () => nginx.kill('SIGTERM'));
  return {
    origin,
    processes,
    replicaReads: () => Promise.all(processes.map(replicaReadsOf)),
    stop: async () => {
      nginx.kill('SIGTERM');
      await removeAll();
    },
  };
}
