import { isoDate } from '../../platform/csv';
import type { Call, HandlersOf } from '../../platform/http/call';
import type { AppContext } from '../../platform/context';
import { signedInUser } from '../../session';
import { myData } from '../data/myData';
import { journeyYear } from './journey';
import { journeyYears } from './journeyReads';
import { countAttempt } from '../../platform/http/limits/attempts';
import { accountLimits } from '../limits';

const travellerOf = ({ caller }: Pick<Call<'getJourney'>, 'caller'>, { clock }: AppContext) => ({
  userId: caller.userId,
  now: clock.now(),
});

export const journeyHandlers: HandlersOf<'getJourney' | 'getJourneyYear' | 'downloadMyData'> = {
  getJourney: (call, context) => journeyYears(context, travellerOf(call, context)),

  getJourneyYear: (call, context) => journeyYear(context, travellerOf(call, context), call.params.year),

  downloadMyData: async ({ caller: { userId }, language, reply }, context) => {
    const { id, email } = await signedInUser(context.database.db, userId);
    await countAttempt(context, accountLimits.myData(userId));
    reply
      .type('application/vnd.stepwell.my-data+json')
      .header('content-disposition', `attachment; filename="stepwell-my-data-${isoDate(context.clock.now())}.json"`)
      .header('cache-control', 'no-store')
      .send(myData(context, { id, email, language }));
  },
};
