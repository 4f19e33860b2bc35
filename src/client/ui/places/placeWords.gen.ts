/* Generated from placeWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  home: "Home",
  homeAsSpecified: "Memberships",
  membership: {
    overview: "Overview",
    people: "People",
    pods: "Pods",
    health: "Pod health",
    announcements: "Announcements",
    leaderMeetings: "Leader meetings",
    invites: "Invites",
    settings: "Settings",
  },
  business: {
    settings: "Business settings",
    admins: "Admins",
    reports: "Reports",
    zoom: "Zoom integration",
    apiKeys: "API keys",
    webhooks: "Webhooks",
    auditLog: "Audit log",
  },
};
