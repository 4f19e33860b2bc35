import type { NextTinyStep } from '../../../contract/entities.gen';
import type { TestAnswer } from '../actors';
import { nowSeconds, type RaceStep, type RaceAct } from './act';
import type { Racer } from './world';

const onStep =
  (send: (path: string, content: object, racer: Racer) => Promise<TestAnswer>): RaceStep =>
  async (world, racer) => {
    const { body } = await racer.as.get('/v1/my-next-tiny-steps?current=true');
    const [current] = Array.isArray(body) ? (body as NextTinyStep[]) : [];
    if (!current) return undefined;
    const commitmentDate = (nowSeconds(world) + 30) * 1000;
    return send(
      `/v1/next-tiny-steps/${current.id}`,
      { goal: 'Run', description: 'Put the shoes out', commitmentDate },
      racer,
    );
  };

export const stepActs: Record<string, RaceAct> = {
  'commit to a step': { weight: 4, do: onStep((path, content, racer) => racer.as.post(`${path}/commit`, content)) },
  'complete a step': {
    weight: 4,
    do: onStep((path, content, racer) => racer.as.put(path, { ...content, status: 'Done' })),
  },
};
