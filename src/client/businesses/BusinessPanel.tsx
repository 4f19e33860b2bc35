import type { ReactNode } from 'react';
import type { Business } from '../../contract/entities.gen';
import { businessTermsPath, mySettingsPath, pathTo, paths } from '../../domain/links';
import { businessPlaces } from '../ui/places/places';
import { useGetZoomSettingsQuery } from '../api/businessesApi';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/ButtonLink';
import { Section } from '../ui/pages/Section';
import classes from './AdminsPanel.module.css';
import { StaffTwoFactor } from './StaffTwoFactor';
import { words } from './words.gen';

const text = words.panel;

export function BusinessPanel({ business }: { business: Business }) {
  const { can, name } = business;
  return (
    <>
      {can.edit && (
        <LinkSection title={words.settings.name} to={paths.businessSettings} verb={text.changeName}>
          <b>{name}</b>
        </LinkSection>
      )}
      {can.edit && (
        <LinkSection title={text.terms} to={businessTermsPath(business.id)} verb={text.writeTerms}>
          {text.termsWhy}
        </LinkSection>
      )}
      <LinkSection title={businessPlaces.admins.name} to={mySettingsPath('admins')} verb={text.seeAdmins}>
        {words.admins.intro({ business: name })}
      </LinkSection>
      {can.handleReports && (
        <LinkSection title={businessPlaces.reports.name} to={paths.businessReports} verb={text.openReports}>
          {text.reportsWhy}
        </LinkSection>
      )}
      {business.owner && (
        <LinkSection title={text.owner} to={paths.businessHandOver} verb={text.handOver}>
          {text.ownerWhy}
        </LinkSection>
      )}
      {can.configureZoom && <ZoomSection businessId={business.id} />}
      {can.manageApiKeys && (
        <LinkSection title={businessPlaces.apiKeys.name} to={paths.apiKeys} verb={text.manageApiKeys}>
          {text.apiKeysWhy}
        </LinkSection>
      )}
      {can.manageApiKeys && (
        <LinkSection title={businessPlaces.webhooks.name} to={paths.webhooks} verb={text.manageWebhooks}>
          {text.webhooksWhy}
        </LinkSection>
      )}
      {business.owner && (
        <LinkSection
          title={text.signOn}
          to={pathTo(paths.businessSignOn, { business: business.id })}
          verb={text.manageSignOn}
        >
          {text.signOnWhy}
        </LinkSection>
      )}
      {can.requireTwoFactor && <StaffTwoFactor business={business} />}
      {can.viewAuditLog && (
        <LinkSection title={businessPlaces.auditLog.name} to={paths.auditLog} verb={text.openAuditLog}>
          {text.auditLogWhy}
        </LinkSection>
      )}
    </>
  );
}

function ZoomSection({ businessId }: { businessId: string }) {
  const isConnected = useGetZoomSettingsQuery({ id: businessId }).currentData?.configured;
  return (
    <LinkSection
      title={text.zoom}
      to={paths.thirdPartySettings}
      verb={isConnected ? text.manageZoom : text.setUpZoom}
      action={
        isConnected !== undefined && (
          <Badge tone={isConnected ? 'primary' : 'neutral'}>{isConnected ? words.zoom.connected : text.zoomOff}</Badge>
        )
      }
    >
      {text.zoomWhy}
    </LinkSection>
  );
}

interface LinkSectionProps {
  title: string;
  to: string;
  verb: string;
  action?: ReactNode;
  children: ReactNode;
}

function LinkSection({ title, to, verb, action, children }: LinkSectionProps) {
  return (
    <Section title={title} action={action}>
      <p className={classes.intro}>{children}</p>
      <div>
        <ButtonLink to={to} variant="default">
          {verb}
        </ButtonLink>
      </div>
    </Section>
  );
}
