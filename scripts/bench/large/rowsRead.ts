import type { Database } from '../../../src/server/platform/database/client';
import type { Statement } from './product';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

export interface RowsRead {
  read: number;
  answered: number;
  most: string;
}

/** Statements that read rows. All other statements begin or end transactions, or repeat inserts. */
const PLANNED = /^\s*(select|with|update|delete)\b/i;

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Rows found by a bitmap index scan are counted at the heap scan above it. */
const readIn = (node: PlanNode): number => {
  if (node['Relation Name'] === undefined || node['Node Type'] === 'ModifyTable') return 0;
  const leftOut = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + leftOut) * node['Actual Loops'];
};

const nameOf = (node: PlanNode) => `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}`.trim();

export async function countRowsRead({ pool }: Database, statements: Statement[]): Promise<RowsRead> {
  const client = await pool.connect();
  const found: RowsRead = { read: 0, answered: 0, most: '' };
  let most = 0;
  try {
    for (const { text, values } of statements.filter((statement) => PLANNED.test(statement.text))) {
      await client.query('begin');
      try {
        const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
          text: `explain (analyze, timing off, format json) ${text}`,
          values,
        });
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
        if (!plan) continue;
        found.answered += plan['Actual Rows'];
        for (const node of nodesOf(plan)) {
          found.read += readIn(node);
          if (readIn(node) > most) [most, found.most] = [readIn(node), nameOf(node)];
        }
      } finally {
        await client.query('rollback');
      }
    }
  } finally {
    client.release();
  }
  return found;
}
