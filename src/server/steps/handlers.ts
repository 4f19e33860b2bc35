import type { HandlersOf } from '../platform/http/call';
import { change, commit } from './commitStep';
import { presentStep } from './presenter';
import { stepsOfPerson, stepsOfPod } from './reads';

export const stepHandlers: HandlersOf<'listMySteps' | 'listPodSteps' | 'commitStep' | 'updateStep'> = {
  listMySteps: async ({ caller }, { database, clock }) => {
    const rows = await stepsOfPerson(database.db, caller.userId);
    return rows.map((row) => presentStep(row, clock.now()));
  },
  listPodSteps: async ({ params }, { database, clock }) => {
    const rows = await stepsOfPod(database.db, params.id);
    return rows.map((row) => presentStep(row, clock.now()));
  },
  commitStep: ({ params, body }, context) => context.act((act) => commit(act, params.id, body)),
  updateStep: ({ params, body }, context) => context.act((act) => change(act, params.id, body)),
};
