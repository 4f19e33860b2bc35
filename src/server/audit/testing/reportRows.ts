import type { Report } from '../../../contract/entities.gen';
import { expectSuccess } from '../../testing/catalogue/world';
import { business, send, type AuditRow } from './auditRow';

export const reportRows: AuditRow[] = [
  {
    operation: 'setReportGuidance',
    act: 'BUSINESS_CHANGED',
    does: send('admin', 'put', business('/report-guidance'), { help: 'Samaritans: 116 123' }),
    by: 'admin',
    about: 'business',
    fields: ['reportHelp'],
  },
  {
    operation: 'decideReport',
    act: 'REPORT_DECIDED',
    does: async (world) => {
      const [asAdmin, url] = [await world.as('admin'), `/v1/reports/${world.ids.reports}`];
      const { opened } = (await asAdmin.get(url)).body as Report;
      return expectSuccess(await asAdmin.post(`${url}/decision`, { outcome: 'DISMISSED', reason: 'No.', opened }));
    },
    by: 'admin',
    person: 'leader',
    about: 'pod',
    detail: 'DISMISSED',
  },
];
