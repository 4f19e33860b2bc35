/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../../domain/text/messages';

const en = {
  reasons: {
    scheduled: {
      subject: (d: { podName: string; time: string }) => d.podName + " meets " + d.time,
      text: (d: { podName: string }) => "A meeting has been scheduled for " + d.podName + ".",
    },
    cancelled: {
      subject: (d: { podName: string }) => d.podName + " no longer meets",
      text: (d: { podName: string }) => "The meetings of " + d.podName + " have been cancelled and will disappear from your calendar.",
    },
    joined: {
      subject: (d: { podName: string; time: string }) => "You joined " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "Welcome to " + d.podName + ". There’s nothing to prepare: just use the link below when it’s time.",
    },
    joinedByStaff: {
      subject: (d: { podName: string; time: string }) => "You have a place in " + d.podName + ": " + d.time,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " put you in " + d.podName + ". There’s nothing to prepare: just use the link below when it’s time.",
    },
    promoted: {
      subject: (d: { podName: string; time: string }) => "You have a place in " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "A place came up in " + d.podName + " and it was your turn, so you’re now in the pod.",
    },
    switched: {
      subject: (d: { podName: string; time: string }) => "You moved to " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "You’re now in " + d.podName + ". Your Next Tiny Steps have moved with you.",
    },
    switchedByStaff: {
      subject: (d: { podName: string; time: string }) => "You moved to " + d.podName + ": " + d.time,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " moved you to " + d.podName + ". Your Next Tiny Steps have moved with you.",
    },
    left: {
      subject: (d: { podName: string }) => "You left " + d.podName,
      text: (d: { podName: string }) => "You’re no longer in " + d.podName + ", so its meetings will disappear from your calendar.",
    },
    leftByStaff: {
      subject: (d: { podName: string }) => "You’re no longer in " + d.podName,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " moved you from " + d.podName + " to another pod, so its meetings will disappear from your calendar.",
    },
    invited: {
      subject: (d: { podName: string; time: string }) => d.podName + ": " + d.time,
      text: (d: { podName: string }) => "You’re invited to " + d.podName + ", where the leaders get together with the people who look after the membership.",
    },
    excused: {
      subject: (d: { podName: string }) => "You no longer attend " + d.podName,
      text: (d: { podName: string }) => "You no longer attend " + d.podName + ", so it will disappear from your calendar.",
    },
    removed: {
      subject: (d: { podName: string }) => "You’re no longer in " + d.podName,
      text: (d: { removedBy: string; podName: string }) => d.removedBy + " removed you from " + d.podName + ". Its meetings will disappear from your calendar, and you can join another pod at any time.",
    },
    removedFromMembership: {
      subject: (d: { podName: string }) => "You’re no longer in " + d.podName,
      text: (d: { removedBy: string; membershipName: string; podName: string }) => d.removedBy + " removed you from " + d.membershipName + ", so the meetings of " + d.podName + " will disappear from your calendar.",
    },
    enabled: {
      subject: (d: { podName: string; time: string }) => "You’re back in " + d.podName + ": " + d.time,
      text: (d: { membershipName: string; podName: string }) => "You have access to " + d.membershipName + " again, and the meetings of " + d.podName + " are back in your calendar.",
    },
    disabled: {
      subject: (d: { podName: string }) => "You no longer have access to " + d.podName,
      text: (d: { membershipName: string; podName: string }) => "Your access to " + d.membershipName + " has been disabled, so the meetings of " + d.podName + " will disappear from your calendar. Your place is kept.",
    },
    formed: {
      subject: (d: { podName: string; time: string }) => "You have a place in " + d.podName + ": " + d.time,
      text: (d: { podName: string; formedFrom: string; leaderName: string; membershipName: string }) => d.podName + " is a new pod, formed from the waitlist of " + d.formedFrom + ", and you have a place in it. " + d.leaderName + " leads it. You’re no longer on any waitlist in " + d.membershipName + ".",
    },
    formedToLead: {
      subject: (d: { podName: string; time: string }) => d.podName + " is yours to lead: " + d.time,
      text: (d: { podName: string; formedFrom: string; seated: number }) => d.podName + " is a new pod, formed from the waitlist of " + d.formedFrom + ", and you lead it. " + plural('en', d.seated, { one: "One person has", other: number('en', d.seated) + " people have" }) + " a place in it. We’ve told them when it meets, and that you lead it.",
    },
    skipped: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + " doesn’t meet " + d.plannedTime,
      text: (d: { podName: string }) => "One meeting of " + d.podName + " has been skipped. The others go ahead as planned.",
    },
    movedOnce: {
      subject: (d: { podName: string; heldTime: string }) => d.podName + " meets " + d.heldTime + " instead",
      text: (d: { podName: string; plannedTime: string; heldTime: string }) => "One meeting of " + d.podName + " has been moved from " + d.plannedTime + " to " + d.heldTime + ". The others go ahead as planned.",
    },
    restored: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + " meets " + d.plannedTime + " after all",
      text: (d: { podName: string; plannedTime: string }) => "The meeting of " + d.podName + " on " + d.plannedTime + " goes ahead as first planned.",
    },
    renewed: {
      subject: (d: { podName: string }) => d.podName + ": dates for the next year",
      text: (d: { podName: string }) => "This adds the dates of the next year to your calendar. " + d.podName + " meets as before, so there’s nothing to do.",
    },
  },
  someone: "Someone",
  changes: {
    none: {
      subject: (d: { podName: string; time: string }) => d.podName + " meets " + d.time,
      text: (d: { podName: string }) => "Here’s when " + d.podName + " meets.",
    },
    renamed: {
      subject: (d: { nameBefore: string; podName: string }) => d.nameBefore + " is now called " + d.podName,
      text: (d: { nameBefore: string; podName: string }) => d.nameBefore + " is now called " + d.podName + ".",
    },
    recurrence: {
      subject: (d: { podName: string; recurrence: string }) => d.podName + " now meets " + d.recurrence,
      text: (d: { podName: string; recurrence: string }) => d.podName + " now meets " + d.recurrence + ".",
    },
    moved: {
      subject: (d: { podName: string; time: string }) => d.podName + " moved to " + d.time,
      text: (d: { podName: string }) => d.podName + " now meets at a different time.",
    },
    length: {
      subject: (d: { minutes: number; podName: string }) => d.podName + " now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }),
      text: (d: { minutes: number; podName: string }) => d.podName + " now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + ".",
      textWithFormer: (d: { minutes: number; podName: string; former: number }) => d.podName + " now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + " instead of " + number('en', d.former) + ".",
    },
    paused: {
      subject: (d: { podName: string }) => d.podName + " was paused",
      text: (d: { podName: string }) => d.podName + " was paused for a while.",
    },
    pausedNow: {
      subject: (d: { podName: string; to: string }) => d.podName + " is paused until " + d.to,
      text: (d: { podName: string; to: string }) => d.podName + " won’t meet until " + d.to + ".",
    },
    pausedLater: {
      subject: (d: { podName: string; from: string; to: string }) => d.podName + ": no meetings from " + d.from + " until " + d.to,
      text: (d: { podName: string; from: string; to: string }) => d.podName + " won’t meet from " + d.from + " until " + d.to + ".",
      lastBefore: (d: { date: string }) => "The last meeting before is on " + d.date + ".",
      firstAfter: (d: { date: string }) => "It meets again on " + d.date + ".",
    },
    resumed: {
      subject: (d: { podName: string; time: string }) => d.podName + " meets again: " + d.time,
      text: (d: { podName: string }) => d.podName + " is no longer paused.",
    },
    pauseCalledOff: {
      subject: (d: { podName: string }) => d.podName + " meets as usual: the pause is off",
      text: (d: { podName: string; from: string; to: string }) => "The pause of " + d.podName + " from " + d.from + " until " + d.to + " is off, so its meetings go ahead.",
    },
  },
  facts: {
    pod: "Pod",
    meeting: "Meeting",
    membership: "Membership",
    leader: "Leader",
    when: "When",
    before: "Before",
    now: "Now",
    nextMeeting: "Next meeting",
    noMeetings: "No meetings",
    lastBefore: "Last before",
    firstAfter: "First after",
    length: "Length",
    joinHere: "Join here",
  },
  values: {
    withFormer: (d: { value: string; former: string }) => d.value + " (before: " + d.former + ")",
    dateAndTime: (d: { date: string; time: string }) => d.date + ", " + d.time,
    minutes: (d: { minutes: number }) => number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }),
    pausedNow: (d: { to: string }) => "until " + d.to,
    pausedLater: (d: { from: string; to: string }) => d.from + " until " + d.to,
  },
  why: {
    pod: (d: { podName: string; membershipName: string }) => "You’re getting this because you’re in " + d.podName + " in " + d.membershipName + ". Your calendar updates automatically.",
    leaders: (d: { podName: string }) => "You’re getting this because you attend " + d.podName + ". Your calendar updates automatically.",
    podEnded: (d: { podName: string; membershipName: string }) => "You’re getting this because you were in " + d.podName + " in " + d.membershipName + ".",
    leadersEnded: (d: { podName: string }) => "You’re getting this because you attended " + d.podName + ".",
  },
  openPod: "Open pod",
  openMeeting: "Open meeting",
  linkMissing: {
    missing: {
      subject: (d: { podName: string }) => d.podName + " has no meeting link yet",
      text: (d: { podName: string; membershipName: string }) => "Zoom couldn’t create the meeting link for " + d.podName + " in " + d.membershipName + ". Please enter a link, or leave it empty and save to try Zoom again. You don’t need to send it to anyone: the link they already have will open it.",
    },
    kept: {
      subject: (d: { podName: string }) => d.podName + " keeps its meeting link",
      text: (d: { podName: string; membershipName: string }) => "Zoom couldn’t create a new meeting link for " + d.podName + " in " + d.membershipName + ", so the one in use stays. You don’t need to do anything. To change it, enter another link, or leave it empty and save to try Zoom again.",
    },
    ended: {
      subject: (d: { podName: string }) => d.podName + " has no meeting link any more",
      text: (d: { podName: string; membershipName: string }) => "The meeting link for " + d.podName + " in " + d.membershipName + " was the assistant leader’s, who no longer assists there. Please enter another link. You don’t need to send it to anyone: the link they already have will open it.",
    },
    late: {
      subject: (d: { podName: string }) => d.podName + " has no meeting link yet",
      text: (d: { podName: string; membershipName: string }) => "Zoom hasn’t created the meeting link for " + d.podName + " in " + d.membershipName + " yet, and it’s nearly time to meet. We keep trying, but to be safe, please enter another link. You don’t need to send it to anyone: the link they already have will open it.",
    },
    why: (d: { podName: string }) => "You’re getting this because you can change " + d.podName + ".",
  },
  reminder: {
    today: {
      subject: (d: { name: string; date: string; time: string }) => d.name + " meets today, " + d.date + ", " + d.time,
      text: (d: { name: string; membershipName: string }) => d.name + " in " + d.membershipName + " meets today.",
      textToLeaders: (d: { name: string }) => d.name + " meets today.",
    },
    tomorrow: {
      subject: (d: { name: string; date: string; time: string }) => d.name + " meets tomorrow, " + d.date + ", " + d.time,
      text: (d: { name: string; membershipName: string }) => d.name + " in " + d.membershipName + " meets tomorrow.",
      textToLeaders: (d: { name: string }) => d.name + " meets tomorrow.",
    },
    note: "Note",
    clockShift: (d: { shift: string }) => "That’s " + d.shift + ", because the clocks change.",
    why: (d: { name: string; membershipName: string }) => "You’re getting this because you’re in " + d.name + " in " + d.membershipName + ".",
    whyToLeaders: (d: { name: string }) => "You’re getting this because you attend " + d.name + ".",
    settings: "Change your reminders",
  },
};

export type Words = typeof en;

const ar: Words = {
  reasons: {
    scheduled: {
      subject: (d: { podName: string; time: string }) => d.podName + ": اللقاء " + d.time,
      text: (d: { podName: string }) => d.podName + ": حُدد موعد اللقاء.",
    },
    cancelled: {
      subject: (d: { podName: string }) => d.podName + ": لا لقاءات بعد الآن",
      text: (d: { podName: string }) => d.podName + ": أُلغيت اللقاءات، وستختفي من تقويمك.",
    },
    joined: {
      subject: (d: { podName: string; time: string }) => "انضممت إلى " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "أهلًا بك في " + d.podName + ". لا حاجة إلى تحضير: يكفي استخدام الرابط أدناه حين يأتي الموعد.",
    },
    joinedByStaff: {
      subject: (d: { podName: string; time: string }) => "لك مقعد في " + d.podName + ": " + d.time,
      text: (d: { placedBy: string; podName: string }) => "صار لك مقعد في " + d.podName + " بقرار من " + d.placedBy + ". لا حاجة إلى تحضير: يكفي استخدام الرابط أدناه حين يأتي الموعد.",
    },
    promoted: {
      subject: (d: { podName: string; time: string }) => "لك مقعد في " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "شغر مقعد في " + d.podName + " وجاء دورك، فأنت الآن في المجموعة.",
    },
    switched: {
      subject: (d: { podName: string; time: string }) => "انتقلت إلى " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "أنت الآن في " + d.podName + ". انتقلت معك خطواتك الصغيرة.",
    },
    switchedByStaff: {
      subject: (d: { podName: string; time: string }) => "انتقلت إلى " + d.podName + ": " + d.time,
      text: (d: { placedBy: string; podName: string }) => "انتقلت إلى " + d.podName + " بقرار من " + d.placedBy + ". انتقلت معك خطواتك الصغيرة.",
    },
    left: {
      subject: (d: { podName: string }) => "غادرت " + d.podName,
      text: (d: { podName: string }) => "انتهت مشاركتك في " + d.podName + "، لذا ستختفي لقاءاتها من تقويمك.",
    },
    leftByStaff: {
      subject: (d: { podName: string }) => "انتهت مشاركتك في " + d.podName,
      text: (d: { placedBy: string; podName: string }) => "انتقلت من " + d.podName + " إلى مجموعة أخرى بقرار من " + d.placedBy + "، لذا ستختفي لقاءاتها من تقويمك.",
    },
    invited: {
      subject: (d: { podName: string; time: string }) => d.podName + ": " + d.time,
      text: (d: { podName: string }) => "دعوة إلى " + d.podName + "، حيث يجتمع القادة مع القائمين على البرنامج.",
    },
    excused: {
      subject: (d: { podName: string }) => "لم يعد حضورك مطلوبًا: " + d.podName,
      text: (d: { podName: string }) => "لم يعد حضورك في " + d.podName + " مطلوبًا، لذا سيختفي من تقويمك.",
    },
    removed: {
      subject: (d: { podName: string }) => "انتهت مشاركتك في " + d.podName,
      text: (d: { removedBy: string; podName: string }) => "انتهت مشاركتك في " + d.podName + " بقرار من " + d.removedBy + ". ستختفي لقاءاتها من تقويمك، ويمكنك الانضمام إلى مجموعة أخرى متى شئت.",
    },
    removedFromMembership: {
      subject: (d: { podName: string }) => "انتهت مشاركتك في " + d.podName,
      text: (d: { removedBy: string; membershipName: string; podName: string }) => "انتهت عضويتك في " + d.membershipName + " بقرار من " + d.removedBy + "، لذا ستختفي لقاءات " + d.podName + " من تقويمك.",
    },
    enabled: {
      subject: (d: { podName: string; time: string }) => "عدت إلى " + d.podName + ": " + d.time,
      text: (d: { membershipName: string; podName: string }) => "عاد وصولك إلى " + d.membershipName + "، وعادت لقاءات " + d.podName + " إلى تقويمك.",
    },
    disabled: {
      subject: (d: { podName: string }) => "توقف وصولك إلى " + d.podName,
      text: (d: { membershipName: string; podName: string }) => "تم تعطيل وصولك إلى " + d.membershipName + "، لذا ستختفي لقاءات " + d.podName + " من تقويمك. يبقى مقعدك محفوظًا.",
    },
    formed: {
      subject: (d: { podName: string; time: string }) => "لك مقعد في " + d.podName + ": " + d.time,
      text: (d: { podName: string; formedFrom: string; leaderName: string; membershipName: string }) => "المجموعة " + d.podName + " جديدة، كُوّنت من قائمة انتظار " + d.formedFrom + "، ولك مقعد فيها. هي بقيادة " + d.leaderName + ". لم يعد اسمك في أي قائمة انتظار في " + d.membershipName + ".",
    },
    formedToLead: {
      subject: (d: { podName: string; time: string }) => "المجموعة " + d.podName + " بقيادتك: " + d.time,
      text: (d: { podName: string; formedFrom: string; seated: number }) => "المجموعة " + d.podName + " جديدة، كُوّنت من قائمة انتظار " + d.formedFrom + "، وهي بقيادتك. " + plural('ar', d.seated, { zero: "لم يحصل أحد على مقعد فيها بعد", one: "حصل شخص واحد على مقعد فيها", two: "حصل شخصان على مقعدين فيها", few: "حصل " + number('ar', d.seated) + " أشخاص على مقاعد فيها", many: "حصل " + number('ar', d.seated) + " شخصًا على مقاعد فيها", other: "حصل " + number('ar', d.seated) + " شخص على مقاعد فيها" }) + ". أخبرناهم بموعد اللقاء وبأن القيادة لك.",
    },
    skipped: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + ": لا لقاء " + d.plannedTime,
      text: (d: { podName: string }) => d.podName + ": أُلغي لقاء واحد. تبقى بقية اللقاءات كما هي.",
    },
    movedOnce: {
      subject: (d: { podName: string; heldTime: string }) => d.podName + ": اللقاء " + d.heldTime + " بدل موعده",
      text: (d: { podName: string; plannedTime: string; heldTime: string }) => d.podName + ": تغير موعد لقاء واحد من " + d.plannedTime + " إلى " + d.heldTime + ". تبقى بقية اللقاءات كما هي.",
    },
    restored: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + ": عاد لقاء " + d.plannedTime,
      text: (d: { podName: string; plannedTime: string }) => d.podName + ": سيُعقد لقاء " + d.plannedTime + " كما كان مقررًا.",
    },
    renewed: {
      subject: (d: { podName: string }) => d.podName + ": مواعيد السنة القادمة",
      text: (d: { podName: string }) => d.podName + ": هذا يضيف مواعيد السنة القادمة إلى تقويمك. تستمر اللقاءات كالمعتاد، فلا حاجة إلى شيء.",
    },
  },
  someone: "شخص ما",
  changes: {
    none: {
      subject: (d: { podName: string; time: string }) => d.podName + ": اللقاء " + d.time,
      text: (d: { podName: string }) => d.podName + ": هذا موعد اللقاء.",
    },
    renamed: {
      subject: (d: { nameBefore: string; podName: string }) => "الاسم الجديد: " + d.podName + " (كان " + d.nameBefore + ")",
      text: (d: { nameBefore: string; podName: string }) => "تغير الاسم من " + d.nameBefore + " إلى " + d.podName + ".",
    },
    recurrence: {
      subject: (d: { podName: string; recurrence: string }) => d.podName + ": اللقاءات الآن " + d.recurrence,
      text: (d: { podName: string; recurrence: string }) => d.podName + ": اللقاءات الآن " + d.recurrence + ".",
    },
    moved: {
      subject: (d: { podName: string; time: string }) => d.podName + ": تغير الموعد إلى " + d.time,
      text: (d: { podName: string }) => d.podName + ": تغير موعد اللقاءات.",
    },
    length: {
      subject: (d: { minutes: number; podName: string }) => d.podName + ": مدة اللقاء الآن " + plural('ar', d.minutes, { one: "دقيقة واحدة", two: "دقيقتان", few: number('ar', d.minutes) + " دقائق", other: number('ar', d.minutes) + " دقيقة" }),
      text: (d: { minutes: number; podName: string }) => d.podName + ": مدة اللقاء الآن " + plural('ar', d.minutes, { one: "دقيقة واحدة", two: "دقيقتان", few: number('ar', d.minutes) + " دقائق", other: number('ar', d.minutes) + " دقيقة" }) + ".",
      textWithFormer: (d: { minutes: number; podName: string; former: number }) => d.podName + ": مدة اللقاء الآن " + plural('ar', d.minutes, { one: "دقيقة واحدة", two: "دقيقتان", few: number('ar', d.minutes) + " دقائق", other: number('ar', d.minutes) + " دقيقة" }) + " بدل " + number('ar', d.former) + ".",
    },
    paused: {
      subject: (d: { podName: string }) => d.podName + ": توقف مؤقت",
      text: (d: { podName: string }) => d.podName + ": توقفت اللقاءات لفترة.",
    },
    pausedNow: {
      subject: (d: { podName: string; to: string }) => d.podName + ": توقف مؤقت حتى " + d.to,
      text: (d: { podName: string; to: string }) => d.podName + ": لا لقاءات حتى " + d.to + ".",
    },
    pausedLater: {
      subject: (d: { podName: string; from: string; to: string }) => d.podName + ": لا لقاءات من " + d.from + " حتى " + d.to,
      text: (d: { podName: string; from: string; to: string }) => d.podName + ": لا لقاءات من " + d.from + " حتى " + d.to + ".",
      lastBefore: (d: { date: string }) => "آخر لقاء قبلها في " + d.date + ".",
      firstAfter: (d: { date: string }) => "أول لقاء بعدها في " + d.date + ".",
    },
    resumed: {
      subject: (d: { podName: string; time: string }) => d.podName + ": تعود اللقاءات " + d.time,
      text: (d: { podName: string }) => d.podName + ": انتهى التوقف المؤقت.",
    },
    pauseCalledOff: {
      subject: (d: { podName: string }) => d.podName + ": اللقاءات كالمعتاد، أُلغي التوقف",
      text: (d: { podName: string; from: string; to: string }) => d.podName + ": أُلغي التوقف من " + d.from + " حتى " + d.to + "، وتستمر اللقاءات كالمعتاد.",
    },
  },
  facts: {
    pod: "المجموعة",
    meeting: "اللقاء",
    membership: "البرنامج",
    leader: "القيادة",
    when: "الموعد",
    before: "سابقًا",
    now: "الآن",
    nextMeeting: "اللقاء القادم",
    noMeetings: "لا لقاءات",
    lastBefore: "آخر لقاء قبلها",
    firstAfter: "أول لقاء بعدها",
    length: "المدة",
    joinHere: "الانضمام من هنا",
  },
  values: {
    withFormer: (d: { value: string; former: string }) => d.value + " (سابقًا: " + d.former + ")",
    dateAndTime: (d: { date: string; time: string }) => d.date + "، " + d.time,
    minutes: (d: { minutes: number }) => plural('ar', d.minutes, { one: "دقيقة واحدة", two: "دقيقتان", few: number('ar', d.minutes) + " دقائق", other: number('ar', d.minutes) + " دقيقة" }),
    pausedNow: (d: { to: string }) => "حتى " + d.to,
    pausedLater: (d: { from: string; to: string }) => "من " + d.from + " حتى " + d.to,
  },
  why: {
    pod: (d: { podName: string; membershipName: string }) => "وصلك هذا البريد لأنك في " + d.podName + " ضمن " + d.membershipName + ". يتحدث تقويمك تلقائيًا.",
    leaders: (d: { podName: string }) => "وصلك هذا البريد لأنك ممن يحضرون " + d.podName + ". يتحدث تقويمك تلقائيًا.",
    podEnded: (d: { podName: string; membershipName: string }) => "وصلك هذا البريد لأنك كنت في " + d.podName + " ضمن " + d.membershipName + ".",
    leadersEnded: (d: { podName: string }) => "وصلك هذا البريد لأنك كنت ممن يحضرون " + d.podName + ".",
  },
  openPod: "فتح المجموعة",
  openMeeting: "فتح اللقاء",
  linkMissing: {
    missing: {
      subject: (d: { podName: string }) => "لا رابط لقاء بعد: " + d.podName,
      text: (d: { podName: string; membershipName: string }) => "تعذر على Zoom إنشاء رابط اللقاء: " + d.podName + " ضمن " + d.membershipName + ". يُرجى إدخال رابط، أو ترك الحقل فارغًا وحفظه لتجربة Zoom مرة أخرى. لا حاجة إلى إرساله لأحد: رابطهم الحالي سيفتحه.",
    },
    kept: {
      subject: (d: { podName: string }) => "يبقى رابط اللقاء: " + d.podName,
      text: (d: { podName: string; membershipName: string }) => "تعذر على Zoom إنشاء رابط لقاء جديد: " + d.podName + " ضمن " + d.membershipName + ". لذا يبقى الحالي، ولا حاجة إلى شيء. لتغييره يمكنك إدخال رابط آخر، أو ترك الحقل فارغًا وحفظه لتجربة Zoom مرة أخرى.",
    },
    ended: {
      subject: (d: { podName: string }) => "لم يبق رابط لقاء: " + d.podName,
      text: (d: { podName: string; membershipName: string }) => d.podName + " ضمن " + d.membershipName + ": كان رابط اللقاء تابعًا للقيادة المساعدة التي انتهت هناك. يُرجى إدخال رابط آخر. لا حاجة إلى إرساله لأحد: رابطهم الحالي سيفتحه.",
    },
    late: {
      subject: (d: { podName: string }) => "لا رابط لقاء بعد: " + d.podName,
      text: (d: { podName: string; membershipName: string }) => d.podName + " ضمن " + d.membershipName + ": لم ينشئ Zoom رابط اللقاء بعد، وقد اقترب الموعد. نواصل المحاولة، ولكن من باب الاحتياط يُرجى إدخال رابط آخر. لا حاجة إلى إرساله لأحد: رابطهم الحالي سيفتحه.",
    },
    why: (d: { podName: string }) => "وصلك هذا البريد لأنه يمكنك تغيير " + d.podName + ".",
  },
  reminder: {
    today: {
      subject: (d: { name: string; date: string; time: string }) => d.name + ": اللقاء اليوم، " + d.date + "، " + d.time,
      text: (d: { name: string; membershipName: string }) => d.name + " ضمن " + d.membershipName + ": اللقاء اليوم.",
      textToLeaders: (d: { name: string }) => d.name + ": اللقاء اليوم.",
    },
    tomorrow: {
      subject: (d: { name: string; date: string; time: string }) => d.name + ": اللقاء غدًا، " + d.date + "، " + d.time,
      text: (d: { name: string; membershipName: string }) => d.name + " ضمن " + d.membershipName + ": اللقاء غدًا.",
      textToLeaders: (d: { name: string }) => d.name + ": اللقاء غدًا.",
    },
    note: "ملاحظة",
    clockShift: (d: { shift: string }) => "الفرق: " + d.shift + "، بسبب تغيير الساعة.",
    why: (d: { name: string; membershipName: string }) => "وصلك هذا البريد لأنك في " + d.name + " ضمن " + d.membershipName + ".",
    whyToLeaders: (d: { name: string }) => "وصلك هذا البريد لأنك ممن يحضرون " + d.name + ".",
    settings: "تغيير تذكيراتك",
  },
};

const de: Words = {
  reasons: {
    scheduled: {
      subject: (d: { podName: string; time: string }) => d.podName + ": Treffen am " + d.time,
      text: (d: { podName: string }) => "Für " + d.podName + " ist jetzt ein Treffen geplant.",
    },
    cancelled: {
      subject: (d: { podName: string }) => d.podName + ": keine Treffen mehr",
      text: (d: { podName: string }) => "Die Treffen von " + d.podName + " finden nicht mehr statt und verschwinden aus deinem Kalender.",
    },
    joined: {
      subject: (d: { podName: string; time: string }) => "Du bist dabei in " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "Willkommen in " + d.podName + ". Du brauchst nichts vorzubereiten: Öffne einfach den Link unten, wenn es so weit ist.",
    },
    joinedByStaff: {
      subject: (d: { podName: string; time: string }) => "Du hast einen Platz in " + d.podName + ": " + d.time,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " hat dir einen Platz in " + d.podName + " gegeben. Du brauchst nichts vorzubereiten: Öffne einfach den Link unten, wenn es so weit ist.",
    },
    promoted: {
      subject: (d: { podName: string; time: string }) => "Du hast einen Platz in " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "In " + d.podName + " ist ein Platz frei geworden, und du warst an der Reihe. Du bist jetzt im Pod.",
    },
    switched: {
      subject: (d: { podName: string; time: string }) => "Du bist jetzt in " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "Du bist jetzt in " + d.podName + ". Deine Mini-Schritte sind mitgekommen.",
    },
    switchedByStaff: {
      subject: (d: { podName: string; time: string }) => "Du bist jetzt in " + d.podName + ": " + d.time,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " hat dich in den Pod " + d.podName + " verschoben. Deine Mini-Schritte sind mitgekommen.",
    },
    left: {
      subject: (d: { podName: string }) => "Du hast " + d.podName + " verlassen",
      text: (d: { podName: string }) => "Du bist nicht mehr in " + d.podName + ". Die Treffen verschwinden aus deinem Kalender.",
    },
    leftByStaff: {
      subject: (d: { podName: string }) => "Du bist nicht mehr in " + d.podName,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " hat dich von " + d.podName + " in einen anderen Pod verschoben. Die Treffen von " + d.podName + " verschwinden aus deinem Kalender.",
    },
    invited: {
      subject: (d: { podName: string; time: string }) => d.podName + ": " + d.time,
      text: (d: { podName: string }) => "Du bist eingeladen: " + d.podName + ". Dort kommen die Leitungen und das Team des Programms zusammen.",
    },
    excused: {
      subject: (d: { podName: string }) => "Du nimmst nicht mehr teil: " + d.podName,
      text: (d: { podName: string }) => "Du nimmst nicht mehr teil: " + d.podName + ". Der Termin verschwindet aus deinem Kalender.",
    },
    removed: {
      subject: (d: { podName: string }) => "Du bist nicht mehr in " + d.podName,
      text: (d: { removedBy: string; podName: string }) => d.removedBy + " hat dich aus " + d.podName + " entfernt. Die Treffen verschwinden aus deinem Kalender. Du kannst jederzeit einem anderen Pod beitreten.",
    },
    removedFromMembership: {
      subject: (d: { podName: string }) => "Du bist nicht mehr in " + d.podName,
      text: (d: { removedBy: string; membershipName: string; podName: string }) => d.removedBy + " hat dich aus " + d.membershipName + " entfernt. Die Treffen von " + d.podName + " verschwinden aus deinem Kalender.",
    },
    enabled: {
      subject: (d: { podName: string; time: string }) => "Du bist wieder in " + d.podName + ": " + d.time,
      text: (d: { membershipName: string; podName: string }) => "Du hast wieder Zugang zu " + d.membershipName + ", und die Treffen von " + d.podName + " stehen wieder in deinem Kalender.",
    },
    disabled: {
      subject: (d: { podName: string }) => "Du hast keinen Zugang mehr zu " + d.podName,
      text: (d: { membershipName: string; podName: string }) => "Dein Zugang zu " + d.membershipName + " wurde gesperrt. Die Treffen von " + d.podName + " verschwinden aus deinem Kalender. Dein Platz bleibt dir erhalten.",
    },
    formed: {
      subject: (d: { podName: string; time: string }) => "Du hast einen Platz in " + d.podName + ": " + d.time,
      text: (d: { podName: string; formedFrom: string; leaderName: string; membershipName: string }) => "Aus der Warteliste von " + d.formedFrom + " ist ein neuer Pod entstanden: " + d.podName + ". Du hast einen Platz darin, und " + d.leaderName + " leitet ihn. In " + d.membershipName + " stehst du jetzt auf keiner Warteliste mehr.",
    },
    formedToLead: {
      subject: (d: { podName: string; time: string }) => "Du leitest den neuen Pod " + d.podName + ": " + d.time,
      text: (d: { podName: string; formedFrom: string; seated: number }) => "Aus der Warteliste von " + d.formedFrom + " ist ein neuer Pod entstanden, und du leitest ihn: " + d.podName + ". " + plural('de', d.seated, { one: "Eine Person hat einen Platz darin. Wir haben ihr", other: number('de', d.seated) + " Personen haben einen Platz darin. Wir haben ihnen" }) + " geschrieben, wann die Treffen sind und dass du leitest.",
    },
    skipped: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + ": kein Treffen am " + d.plannedTime,
      text: (d: { podName: string }) => "Ein Treffen fällt aus: " + d.podName + ". Die anderen finden statt wie geplant.",
    },
    movedOnce: {
      subject: (d: { podName: string; heldTime: string }) => d.podName + ": Treffen diesmal am " + d.heldTime,
      text: (d: { podName: string; plannedTime: string; heldTime: string }) => "Ein Treffen wurde verschoben: " + d.podName + ", vom " + d.plannedTime + " auf " + d.heldTime + ". Die anderen finden statt wie geplant.",
    },
    restored: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + ": Treffen am " + d.plannedTime + " findet doch statt",
      text: (d: { podName: string; plannedTime: string }) => "Für " + d.podName + " bleibt es dabei: Das Treffen am " + d.plannedTime + " findet statt wie zuerst geplant.",
    },
    renewed: {
      subject: (d: { podName: string }) => d.podName + ": Termine für das nächste Jahr",
      text: (d: { podName: string }) => "Damit kommen die Termine des nächsten Jahres in deinen Kalender. Für " + d.podName + " bleibt alles beim Alten. Du brauchst nichts zu tun.",
    },
  },
  someone: "Jemand",
  changes: {
    none: {
      subject: (d: { podName: string; time: string }) => d.podName + ": Treffen am " + d.time,
      text: (d: { podName: string }) => "Hier stehen die Zeiten von " + d.podName + ".",
    },
    renamed: {
      subject: (d: { nameBefore: string; podName: string }) => d.nameBefore + " heißt jetzt " + d.podName,
      text: (d: { nameBefore: string; podName: string }) => d.nameBefore + " heißt jetzt " + d.podName + ".",
    },
    recurrence: {
      subject: (d: { podName: string; recurrence: string }) => d.podName + ": Treffen jetzt " + d.recurrence,
      text: (d: { podName: string; recurrence: string }) => "Die neuen Zeiten von " + d.podName + ": " + d.recurrence + ".",
    },
    moved: {
      subject: (d: { podName: string; time: string }) => d.podName + " verschoben: " + d.time,
      text: (d: { podName: string }) => "Für " + d.podName + " gilt eine neue Zeit.",
    },
    length: {
      subject: (d: { minutes: number; podName: string }) => d.podName + ": Treffen dauern jetzt " + number('de', d.minutes) + " Minute" + plural('de', d.minutes, { one: "", other: "n" }),
      text: (d: { minutes: number; podName: string }) => "Die Treffen von " + d.podName + " dauern jetzt " + number('de', d.minutes) + " Minute" + plural('de', d.minutes, { one: "", other: "n" }) + ".",
      textWithFormer: (d: { minutes: number; podName: string; former: number }) => "Die Treffen von " + d.podName + " dauern jetzt " + number('de', d.minutes) + " Minute" + plural('de', d.minutes, { one: "", other: "n" }) + " statt " + number('de', d.former) + ".",
    },
    paused: {
      subject: (d: { podName: string }) => d.podName + " pausiert",
      text: (d: { podName: string }) => d.podName + " pausiert eine Weile.",
    },
    pausedNow: {
      subject: (d: { podName: string; to: string }) => d.podName + " pausiert bis " + d.to,
      text: (d: { podName: string; to: string }) => d.podName + " pausiert bis " + d.to + ".",
    },
    pausedLater: {
      subject: (d: { podName: string; from: string; to: string }) => d.podName + ": keine Treffen von " + d.from + " bis " + d.to,
      text: (d: { podName: string; from: string; to: string }) => d.podName + " pausiert von " + d.from + " bis " + d.to + ".",
      lastBefore: (d: { date: string }) => "Das letzte Treffen davor ist am " + d.date + ".",
      firstAfter: (d: { date: string }) => "Weiter geht es am " + d.date + ".",
    },
    resumed: {
      subject: (d: { podName: string; time: string }) => d.podName + " geht weiter: " + d.time,
      text: (d: { podName: string }) => d.podName + " pausiert nicht mehr.",
    },
    pauseCalledOff: {
      subject: (d: { podName: string }) => d.podName + ": Die Pause fällt aus",
      text: (d: { podName: string; from: string; to: string }) => "Die Pause von " + d.podName + ", geplant von " + d.from + " bis " + d.to + ", fällt aus. Die Treffen finden also statt.",
    },
  },
  facts: {
    pod: "Pod",
    meeting: "Treffen",
    membership: "Programm",
    leader: "Leitung",
    when: "Wann",
    before: "Bisher",
    now: "Jetzt",
    nextMeeting: "Nächstes Treffen",
    noMeetings: "Keine Treffen",
    lastBefore: "Letztes davor",
    firstAfter: "Erstes danach",
    length: "Dauer",
    joinHere: "Zum Treffen",
  },
  values: {
    withFormer: (d: { value: string; former: string }) => d.value + " (bisher: " + d.former + ")",
    dateAndTime: (d: { date: string; time: string }) => d.date + ", " + d.time,
    minutes: (d: { minutes: number }) => number('de', d.minutes) + " Minute" + plural('de', d.minutes, { one: "", other: "n" }),
    pausedNow: (d: { to: string }) => "bis " + d.to,
    pausedLater: (d: { from: string; to: string }) => d.from + " bis " + d.to,
  },
  why: {
    pod: (d: { podName: string; membershipName: string }) => "Du bekommst diese E-Mail, weil du in " + d.podName + " in " + d.membershipName + " bist. Dein Kalender wird automatisch aktualisiert.",
    leaders: (d: { podName: string }) => "Du bekommst diese E-Mail, weil du hier teilnimmst: " + d.podName + ". Dein Kalender wird automatisch aktualisiert.",
    podEnded: (d: { podName: string; membershipName: string }) => "Du bekommst diese E-Mail, weil du in " + d.podName + " in " + d.membershipName + " warst.",
    leadersEnded: (d: { podName: string }) => "Du bekommst diese E-Mail, weil du hier teilgenommen hast: " + d.podName + ".",
  },
  openPod: "Pod öffnen",
  openMeeting: "Treffen öffnen",
  linkMissing: {
    missing: {
      subject: (d: { podName: string }) => d.podName + " hat noch keinen Meeting-Link",
      text: (d: { podName: string; membershipName: string }) => "Zoom konnte für " + d.podName + " in " + d.membershipName + " keinen Meeting-Link erstellen. Bitte gib einen Link ein, oder lass das Feld leer und speichere, um es noch einmal mit Zoom zu versuchen. Du brauchst ihn niemandem zu schicken: Er öffnet sich über den Link, den alle schon haben.",
    },
    kept: {
      subject: (d: { podName: string }) => d.podName + " behält den bisherigen Meeting-Link",
      text: (d: { podName: string; membershipName: string }) => "Zoom konnte für " + d.podName + " in " + d.membershipName + " keinen neuen Meeting-Link erstellen. Deshalb gilt der bisherige weiter, und du brauchst nichts zu tun. Wenn du ihn ändern möchtest, gib einen anderen Link ein, oder lass das Feld leer und speichere, um es noch einmal mit Zoom zu versuchen.",
    },
    ended: {
      subject: (d: { podName: string }) => d.podName + " hat keinen Meeting-Link mehr",
      text: (d: { podName: string; membershipName: string }) => "Der Meeting-Link für " + d.podName + " in " + d.membershipName + " kam von der Co-Leitung, die es dort nicht mehr gibt. Bitte gib einen anderen Link ein. Du brauchst ihn niemandem zu schicken: Er öffnet sich über den Link, den alle schon haben.",
    },
    late: {
      subject: (d: { podName: string }) => d.podName + " hat noch keinen Meeting-Link",
      text: (d: { podName: string; membershipName: string }) => "Zoom hat den Meeting-Link für " + d.podName + " in " + d.membershipName + " noch nicht erstellt, und das Treffen beginnt bald. Wir versuchen es weiter, aber gib zur Sicherheit bitte einen anderen Link ein. Du brauchst ihn niemandem zu schicken: Er öffnet sich über den Link, den alle schon haben.",
    },
    why: (d: { podName: string }) => "Du bekommst diese E-Mail, weil du " + d.podName + " bearbeiten kannst.",
  },
  reminder: {
    today: {
      subject: (d: { name: string; date: string; time: string }) => d.name + ": heute, " + d.date + ", " + d.time,
      text: (d: { name: string; membershipName: string }) => "Heute trifft sich " + d.name + " in " + d.membershipName + ".",
      textToLeaders: (d: { name: string }) => "Heute steht an: " + d.name + ".",
    },
    tomorrow: {
      subject: (d: { name: string; date: string; time: string }) => d.name + ": morgen, " + d.date + ", " + d.time,
      text: (d: { name: string; membershipName: string }) => "Morgen trifft sich " + d.name + " in " + d.membershipName + ".",
      textToLeaders: (d: { name: string }) => "Morgen steht an: " + d.name + ".",
    },
    note: "Hinweis",
    clockShift: (d: { shift: string }) => "Das ist " + d.shift + ", weil die Uhren umgestellt werden.",
    why: (d: { name: string; membershipName: string }) => "Du bekommst diese E-Mail, weil du in " + d.name + " in " + d.membershipName + " bist.",
    whyToLeaders: (d: { name: string }) => "Du bekommst diese E-Mail, weil du hier teilnimmst: " + d.name + ".",
    settings: "Erinnerungen einstellen",
  },
};

const es: Words = {
  reasons: {
    scheduled: {
      subject: (d: { podName: string; time: string }) => d.podName + ": reunión el " + d.time,
      text: (d: { podName: string }) => d.podName + " ya tiene una reunión programada.",
    },
    cancelled: {
      subject: (d: { podName: string }) => d.podName + ": no habrá más reuniones",
      text: (d: { podName: string }) => "Las reuniones de " + d.podName + " se cancelaron y desaparecerán de tu calendario.",
    },
    joined: {
      subject: (d: { podName: string; time: string }) => "Ya estás en " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "Te damos la bienvenida a " + d.podName + ". No tienes que preparar nada: cuando llegue el momento, usa el enlace de abajo.",
    },
    joinedByStaff: {
      subject: (d: { podName: string; time: string }) => "Tienes un lugar en " + d.podName + ": " + d.time,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " te dio un lugar en " + d.podName + ". No tienes que preparar nada: cuando llegue el momento, usa el enlace de abajo.",
    },
    promoted: {
      subject: (d: { podName: string; time: string }) => "Tienes un lugar en " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "Quedó un lugar libre en " + d.podName + " y te tocaba a ti, así que ya estás en el pod.",
    },
    switched: {
      subject: (d: { podName: string; time: string }) => "Ahora estás en " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "Ahora estás en " + d.podName + ". Tus pequeños pasos te acompañan.",
    },
    switchedByStaff: {
      subject: (d: { podName: string; time: string }) => "Ahora estás en " + d.podName + ": " + d.time,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " te cambió al pod " + d.podName + ". Tus pequeños pasos te acompañan.",
    },
    left: {
      subject: (d: { podName: string }) => "Saliste de " + d.podName,
      text: (d: { podName: string }) => "Ya no estás en " + d.podName + ", así que sus reuniones desaparecerán de tu calendario.",
    },
    leftByStaff: {
      subject: (d: { podName: string }) => "Ya no estás en " + d.podName,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " te cambió de " + d.podName + " a otro pod, así que las reuniones de " + d.podName + " desaparecerán de tu calendario.",
    },
    invited: {
      subject: (d: { podName: string; time: string }) => d.podName + ": " + d.time,
      text: (d: { podName: string }) => "Tienes una invitación: " + d.podName + ". Ahí se reúnen líderes y el equipo del programa.",
    },
    excused: {
      subject: (d: { podName: string }) => "Ya no participas en " + d.podName,
      text: (d: { podName: string }) => "Ya no participas en " + d.podName + ", así que desaparecerá de tu calendario.",
    },
    removed: {
      subject: (d: { podName: string }) => "Ya no estás en " + d.podName,
      text: (d: { removedBy: string; podName: string }) => d.removedBy + " te quitó de " + d.podName + ". Sus reuniones desaparecerán de tu calendario, y puedes unirte a otro pod cuando quieras.",
    },
    removedFromMembership: {
      subject: (d: { podName: string }) => "Ya no estás en " + d.podName,
      text: (d: { removedBy: string; membershipName: string; podName: string }) => d.removedBy + " te quitó de " + d.membershipName + ", así que las reuniones de " + d.podName + " desaparecerán de tu calendario.",
    },
    enabled: {
      subject: (d: { podName: string; time: string }) => "Estás de nuevo en " + d.podName + ": " + d.time,
      text: (d: { membershipName: string; podName: string }) => "Vuelves a tener acceso a " + d.membershipName + ", y las reuniones de " + d.podName + " están de nuevo en tu calendario.",
    },
    disabled: {
      subject: (d: { podName: string }) => "Ya no tienes acceso a " + d.podName,
      text: (d: { membershipName: string; podName: string }) => "Se desactivó tu acceso a " + d.membershipName + ", así que las reuniones de " + d.podName + " desaparecerán de tu calendario. Tu lugar se conserva.",
    },
    formed: {
      subject: (d: { podName: string; time: string }) => "Tienes un lugar en " + d.podName + ": " + d.time,
      text: (d: { podName: string; formedFrom: string; leaderName: string; membershipName: string }) => "De la lista de espera de " + d.formedFrom + " salió un pod nuevo, " + d.podName + ", y tienes un lugar en él. Lo lidera " + d.leaderName + ". Ya no estás en ninguna lista de espera de " + d.membershipName + ".",
    },
    formedToLead: {
      subject: (d: { podName: string; time: string }) => "Lideras el pod nuevo " + d.podName + ": " + d.time,
      text: (d: { podName: string; formedFrom: string; seated: number }) => "De la lista de espera de " + d.formedFrom + " salió un pod nuevo, " + d.podName + ", y lo lideras tú. " + plural('es', d.seated, { one: "Una persona tiene un lugar en él. Ya le", many: number('es', d.seated) + " de personas tienen un lugar en él. Ya les", other: number('es', d.seated) + " personas tienen un lugar en él. Ya les" }) + " contamos cuándo es la reunión y que lideras tú.",
    },
    skipped: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + ": no hay reunión el " + d.plannedTime,
      text: (d: { podName: string }) => "Se suspendió una reunión: " + d.podName + ". Las demás siguen como estaban previstas.",
    },
    movedOnce: {
      subject: (d: { podName: string; heldTime: string }) => d.podName + ": esta vez, el " + d.heldTime,
      text: (d: { podName: string; plannedTime: string; heldTime: string }) => "Cambió la fecha de una reunión: " + d.podName + " pasa del " + d.plannedTime + " al " + d.heldTime + ". Las demás siguen como estaban previstas.",
    },
    restored: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + ": sí hay reunión el " + d.plannedTime,
      text: (d: { podName: string; plannedTime: string }) => "La reunión de " + d.podName + " del " + d.plannedTime + " se mantiene como estaba prevista al principio.",
    },
    renewed: {
      subject: (d: { podName: string }) => d.podName + ": fechas del próximo año",
      text: (d: { podName: string }) => "Este correo añade a tu calendario las fechas del próximo año. Nada cambia en " + d.podName + ", así que no tienes que hacer nada.",
    },
  },
  someone: "Alguien",
  changes: {
    none: {
      subject: (d: { podName: string; time: string }) => d.podName + ": reunión el " + d.time,
      text: (d: { podName: string }) => "Este es el horario de " + d.podName + ".",
    },
    renamed: {
      subject: (d: { nameBefore: string; podName: string }) => d.nameBefore + " ahora se llama " + d.podName,
      text: (d: { nameBefore: string; podName: string }) => d.nameBefore + " ahora se llama " + d.podName + ".",
    },
    recurrence: {
      subject: (d: { podName: string; recurrence: string }) => "Nuevo horario de " + d.podName + ": " + d.recurrence,
      text: (d: { podName: string; recurrence: string }) => "Nuevo horario de " + d.podName + ": " + d.recurrence + ".",
    },
    moved: {
      subject: (d: { podName: string; time: string }) => d.podName + " pasa al " + d.time,
      text: (d: { podName: string }) => d.podName + " cambia de fecha u hora.",
    },
    length: {
      subject: (d: { minutes: number; podName: string }) => d.podName + ": ahora las reuniones duran " + number('es', d.minutes) + " " + plural('es', d.minutes, { one: "minuto", many: "de minutos", other: "minutos" }),
      text: (d: { minutes: number; podName: string }) => "Las reuniones de " + d.podName + " duran ahora " + number('es', d.minutes) + " " + plural('es', d.minutes, { one: "minuto", many: "de minutos", other: "minutos" }) + ".",
      textWithFormer: (d: { minutes: number; podName: string; former: number }) => "Las reuniones de " + d.podName + " duran ahora " + number('es', d.minutes) + " " + plural('es', d.minutes, { one: "minuto", many: "de minutos", other: "minutos" }) + " en lugar de " + number('es', d.former) + ".",
    },
    paused: {
      subject: (d: { podName: string }) => d.podName + ": en pausa",
      text: (d: { podName: string }) => d.podName + " estará un tiempo en pausa.",
    },
    pausedNow: {
      subject: (d: { podName: string; to: string }) => d.podName + ": en pausa hasta el " + d.to,
      text: (d: { podName: string; to: string }) => d.podName + " está en pausa hasta el " + d.to + ".",
    },
    pausedLater: {
      subject: (d: { podName: string; from: string; to: string }) => d.podName + ": sin reuniones desde el " + d.from + " hasta el " + d.to,
      text: (d: { podName: string; from: string; to: string }) => d.podName + " estará en pausa desde el " + d.from + " hasta el " + d.to + ".",
      lastBefore: (d: { date: string }) => "La última reunión antes de la pausa es el " + d.date + ".",
      firstAfter: (d: { date: string }) => "Después, la primera es el " + d.date + ".",
    },
    resumed: {
      subject: (d: { podName: string; time: string }) => d.podName + " se reanuda: " + d.time,
      text: (d: { podName: string }) => d.podName + " ya no está en pausa.",
    },
    pauseCalledOff: {
      subject: (d: { podName: string }) => d.podName + ": al final no hay pausa",
      text: (d: { podName: string; from: string; to: string }) => "Se canceló la pausa de " + d.podName + " desde el " + d.from + " hasta el " + d.to + ", así que sí hay reuniones.",
    },
  },
  facts: {
    pod: "Pod",
    meeting: "Reunión",
    membership: "Programa",
    leader: "Líder",
    when: "Cuándo",
    before: "Antes",
    now: "Ahora",
    nextMeeting: "Próxima reunión",
    noMeetings: "Sin reuniones",
    lastBefore: "Última antes",
    firstAfter: "Primera después",
    length: "Duración",
    joinHere: "Entrar aquí",
  },
  values: {
    withFormer: (d: { value: string; former: string }) => d.value + " (antes: " + d.former + ")",
    dateAndTime: (d: { date: string; time: string }) => d.date + ", " + d.time,
    minutes: (d: { minutes: number }) => number('es', d.minutes) + " " + plural('es', d.minutes, { one: "minuto", many: "de minutos", other: "minutos" }),
    pausedNow: (d: { to: string }) => "hasta el " + d.to,
    pausedLater: (d: { from: string; to: string }) => "desde el " + d.from + " hasta el " + d.to,
  },
  why: {
    pod: (d: { podName: string; membershipName: string }) => "Recibes este correo porque estás en " + d.podName + ", en " + d.membershipName + ". Tu calendario se actualiza automáticamente.",
    leaders: (d: { podName: string }) => "Recibes este correo porque participas en " + d.podName + ". Tu calendario se actualiza automáticamente.",
    podEnded: (d: { podName: string; membershipName: string }) => "Recibes este correo porque estabas en " + d.podName + ", en " + d.membershipName + ".",
    leadersEnded: (d: { podName: string }) => "Recibes este correo porque participabas en " + d.podName + ".",
  },
  openPod: "Abrir pod",
  openMeeting: "Abrir reunión",
  linkMissing: {
    missing: {
      subject: (d: { podName: string }) => d.podName + " aún no tiene enlace de reunión",
      text: (d: { podName: string; membershipName: string }) => "Zoom no pudo crear el enlace de reunión de " + d.podName + ", en " + d.membershipName + ". Escribe un enlace, o deja el campo vacío y guarda para volver a intentarlo con Zoom. No tienes que enviárselo a nadie: se abrirá con el que ya tiene todo el mundo.",
    },
    kept: {
      subject: (d: { podName: string }) => d.podName + " conserva su enlace de reunión",
      text: (d: { podName: string; membershipName: string }) => "Zoom no pudo crear otro enlace de reunión para " + d.podName + ", en " + d.membershipName + ", así que se mantiene el actual. No tienes que hacer nada. Si quieres cambiarlo, escribe otro enlace, o deja el campo vacío y guarda para volver a intentarlo con Zoom.",
    },
    ended: {
      subject: (d: { podName: string }) => d.podName + " ya no tiene enlace de reunión",
      text: (d: { podName: string; membershipName: string }) => "Quien era colíder de " + d.podName + ", en " + d.membershipName + ", ya no lo es, y el enlace de reunión era suyo. Escribe otro enlace. No tienes que enviárselo a nadie: se abrirá con el que ya tiene todo el mundo.",
    },
    late: {
      subject: (d: { podName: string }) => d.podName + " aún no tiene enlace de reunión",
      text: (d: { podName: string; membershipName: string }) => "Zoom aún no ha creado el enlace de reunión de " + d.podName + ", en " + d.membershipName + ", y ya casi es la hora. Lo seguimos intentando, pero, por si acaso, escribe otro enlace. No tienes que enviárselo a nadie: se abrirá con el que ya tiene todo el mundo.",
    },
    why: (d: { podName: string }) => "Recibes este correo porque puedes editar " + d.podName + ".",
  },
  reminder: {
    today: {
      subject: (d: { name: string; date: string; time: string }) => d.name + ": hoy, " + d.date + ", " + d.time,
      text: (d: { name: string; membershipName: string }) => "Hoy se reúne " + d.name + ", en " + d.membershipName + ".",
      textToLeaders: (d: { name: string }) => "Hoy toca: " + d.name + ".",
    },
    tomorrow: {
      subject: (d: { name: string; date: string; time: string }) => d.name + ": mañana, " + d.date + ", " + d.time,
      text: (d: { name: string; membershipName: string }) => "Mañana se reúne " + d.name + ", en " + d.membershipName + ".",
      textToLeaders: (d: { name: string }) => "Mañana toca: " + d.name + ".",
    },
    note: "Nota",
    clockShift: (d: { shift: string }) => "Es " + d.shift + ", por el cambio de hora.",
    why: (d: { name: string; membershipName: string }) => "Recibes este correo porque estás en " + d.name + ", en " + d.membershipName + ".",
    whyToLeaders: (d: { name: string }) => "Recibes este correo porque participas en " + d.name + ".",
    settings: "Cambiar mis recordatorios",
  },
};

const fr: Words = {
  reasons: {
    scheduled: {
      subject: (d: { podName: string; time: string }) => d.podName + " : réunion " + d.time,
      text: (d: { podName: string }) => d.podName + " : une réunion est planifiée.",
    },
    cancelled: {
      subject: (d: { podName: string }) => d.podName + " : plus de réunions",
      text: (d: { podName: string }) => d.podName + " : les réunions sont annulées et vont disparaître de votre agenda.",
    },
    joined: {
      subject: (d: { podName: string; time: string }) => "Vous avez rejoint le pod " + d.podName + " : " + d.time,
      text: (d: { podName: string }) => "Bienvenue dans le pod " + d.podName + ". Il n’y a rien à préparer : le moment venu, utilisez simplement le lien ci-dessous.",
    },
    joinedByStaff: {
      subject: (d: { podName: string; time: string }) => "Vous avez une place dans le pod " + d.podName + " : " + d.time,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " vous a donné une place dans le pod " + d.podName + ". Il n’y a rien à préparer : le moment venu, utilisez simplement le lien ci-dessous.",
    },
    promoted: {
      subject: (d: { podName: string; time: string }) => "Vous avez une place dans le pod " + d.podName + " : " + d.time,
      text: (d: { podName: string }) => "Une place s’est libérée dans le pod " + d.podName + " et c’était votre tour : vous en faites maintenant partie.",
    },
    switched: {
      subject: (d: { podName: string; time: string }) => "Vous passez au pod " + d.podName + " : " + d.time,
      text: (d: { podName: string }) => "Vous êtes maintenant dans le pod " + d.podName + ". Vos petits pas ont suivi.",
    },
    switchedByStaff: {
      subject: (d: { podName: string; time: string }) => "Vous passez au pod " + d.podName + " : " + d.time,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " vous a donné une place dans le pod " + d.podName + ". Vos petits pas ont suivi.",
    },
    left: {
      subject: (d: { podName: string }) => "Vous avez quitté le pod " + d.podName,
      text: (d: { podName: string }) => "Vous n’êtes plus dans le pod " + d.podName + " : ses réunions vont disparaître de votre agenda.",
    },
    leftByStaff: {
      subject: (d: { podName: string }) => "Vous n’êtes plus dans le pod " + d.podName,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " vous a fait passer du pod " + d.podName + " à un autre : ses réunions vont disparaître de votre agenda.",
    },
    invited: {
      subject: (d: { podName: string; time: string }) => d.podName + " : " + d.time,
      text: (d: { podName: string }) => "Vous avez une invitation à la réunion " + d.podName + ", où les responsables retrouvent l’équipe du programme.",
    },
    excused: {
      subject: (d: { podName: string }) => "Vous ne participez plus à la réunion " + d.podName,
      text: (d: { podName: string }) => "Vous ne participez plus à la réunion " + d.podName + ", qui va disparaître de votre agenda.",
    },
    removed: {
      subject: (d: { podName: string }) => "Vous n’êtes plus dans le pod " + d.podName,
      text: (d: { removedBy: string; podName: string }) => d.removedBy + " vous a retiré votre place dans le pod " + d.podName + ". Ses réunions vont disparaître de votre agenda, et vous pouvez rejoindre un autre pod à tout moment.",
    },
    removedFromMembership: {
      subject: (d: { podName: string }) => "Vous n’êtes plus dans le pod " + d.podName,
      text: (d: { removedBy: string; membershipName: string; podName: string }) => d.removedBy + " a mis fin à votre adhésion au programme " + d.membershipName + " : les réunions du pod " + d.podName + " vont disparaître de votre agenda.",
    },
    enabled: {
      subject: (d: { podName: string; time: string }) => "Vous êtes de retour dans le pod " + d.podName + " : " + d.time,
      text: (d: { membershipName: string; podName: string }) => "Vous avez de nouveau accès au programme " + d.membershipName + ", et les réunions du pod " + d.podName + " sont de retour dans votre agenda.",
    },
    disabled: {
      subject: (d: { podName: string }) => "Vous n’avez plus accès au pod " + d.podName,
      text: (d: { membershipName: string; podName: string }) => "Votre accès au programme " + d.membershipName + " est désactivé : les réunions du pod " + d.podName + " vont disparaître de votre agenda. Votre place est conservée.",
    },
    formed: {
      subject: (d: { podName: string; time: string }) => "Vous avez une place dans le pod " + d.podName + " : " + d.time,
      text: (d: { podName: string; formedFrom: string; leaderName: string; membershipName: string }) => "Le pod " + d.podName + " est nouveau : il est né de la liste d’attente du pod " + d.formedFrom + ", et vous y avez une place. Responsable : " + d.leaderName + ". Vous n’êtes plus sur aucune liste d’attente du programme " + d.membershipName + ".",
    },
    formedToLead: {
      subject: (d: { podName: string; time: string }) => "Vous animez le pod " + d.podName + " : " + d.time,
      text: (d: { podName: string; formedFrom: string; seated: number }) => "Le pod " + d.podName + " est nouveau : il est né de la liste d’attente du pod " + d.formedFrom + ", et vous l’animez. " + number('fr', d.seated) + " " + plural('fr', d.seated, { one: "personne y a une place, et sai", many: "de personnes y ont une place, et saven", other: "personnes y ont une place, et saven" }) + "t déjà quand le pod se réunit et que vous l’animez.",
    },
    skipped: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + " : pas de réunion " + d.plannedTime,
      text: (d: { podName: string }) => d.podName + " : une réunion n’aura pas lieu. Les autres restent comme prévu.",
    },
    movedOnce: {
      subject: (d: { podName: string; heldTime: string }) => d.podName + " : réunion déplacée, " + d.heldTime,
      text: (d: { podName: string; plannedTime: string; heldTime: string }) => d.podName + " : une réunion est déplacée. Date prévue : " + d.plannedTime + ". Nouvelle date : " + d.heldTime + ". Les autres restent comme prévu.",
    },
    restored: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + " : finalement, la réunion a lieu, " + d.plannedTime,
      text: (d: { podName: string; plannedTime: string }) => d.podName + " : finalement, la réunion a lieu comme prévu, " + d.plannedTime + ".",
    },
    renewed: {
      subject: (d: { podName: string }) => d.podName + " : dates de l’année à venir",
      text: (d: { podName: string }) => "Ce message ajoute à votre agenda les dates de l’année à venir : " + d.podName + ". Les réunions restent les mêmes, et vous n’avez rien à faire.",
    },
  },
  someone: "Quelqu’un",
  changes: {
    none: {
      subject: (d: { podName: string; time: string }) => d.podName + " : réunion " + d.time,
      text: (d: { podName: string }) => d.podName + " : voici quand ont lieu les réunions.",
    },
    renamed: {
      subject: (d: { nameBefore: string; podName: string }) => d.nameBefore + " s’appelle maintenant " + d.podName,
      text: (d: { nameBefore: string; podName: string }) => d.nameBefore + " s’appelle maintenant " + d.podName + ".",
    },
    recurrence: {
      subject: (d: { podName: string; recurrence: string }) => d.podName + " : réunion désormais " + d.recurrence,
      text: (d: { podName: string; recurrence: string }) => d.podName + " : les réunions ont désormais lieu " + d.recurrence + ".",
    },
    moved: {
      subject: (d: { podName: string; time: string }) => d.podName + " : nouvelle date, " + d.time,
      text: (d: { podName: string }) => d.podName + " : les réunions changent de date ou d’heure.",
    },
    length: {
      subject: (d: { minutes: number; podName: string }) => d.podName + " : les réunions durent désormais " + number('fr', d.minutes) + " " + plural('fr', d.minutes, { one: "minute", many: "de minutes", other: "minutes" }),
      text: (d: { minutes: number; podName: string }) => d.podName + " : les réunions durent désormais " + number('fr', d.minutes) + " " + plural('fr', d.minutes, { one: "minute", many: "de minutes", other: "minutes" }) + ".",
      textWithFormer: (d: { minutes: number; podName: string; former: number }) => d.podName + " : les réunions durent désormais " + number('fr', d.minutes) + " " + plural('fr', d.minutes, { one: "minute", many: "de minutes", other: "minutes" }) + " au lieu de " + number('fr', d.former) + ".",
    },
    paused: {
      subject: (d: { podName: string }) => d.podName + " : pause",
      text: (d: { podName: string }) => d.podName + " : les réunions sont en pause pour un temps.",
    },
    pausedNow: {
      subject: (d: { podName: string; to: string }) => d.podName + " : en pause jusqu’au " + d.to,
      text: (d: { podName: string; to: string }) => d.podName + " : pas de réunion jusqu’au " + d.to + ".",
    },
    pausedLater: {
      subject: (d: { podName: string; from: string; to: string }) => d.podName + " : pas de réunion du " + d.from + " au " + d.to,
      text: (d: { podName: string; from: string; to: string }) => d.podName + " : pas de réunion du " + d.from + " au " + d.to + ".",
      lastBefore: (d: { date: string }) => "Dernière réunion avant : " + d.date + ".",
      firstAfter: (d: { date: string }) => "Reprise : " + d.date + ".",
    },
    resumed: {
      subject: (d: { podName: string; time: string }) => d.podName + " : les réunions reprennent, " + d.time,
      text: (d: { podName: string }) => d.podName + " : la pause est terminée.",
    },
    pauseCalledOff: {
      subject: (d: { podName: string }) => d.podName + " : la pause est annulée",
      text: (d: { podName: string; from: string; to: string }) => d.podName + " : la pause du " + d.from + " au " + d.to + " est annulée, et les réunions ont lieu comme d’habitude.",
    },
  },
  facts: {
    pod: "Pod",
    meeting: "Réunion",
    membership: "Programme",
    leader: "Responsable",
    when: "Quand",
    before: "Avant",
    now: "Maintenant",
    nextMeeting: "Prochaine réunion",
    noMeetings: "Pas de réunion",
    lastBefore: "Dernière avant",
    firstAfter: "Première après",
    length: "Durée",
    joinHere: "Pour entrer",
  },
  values: {
    withFormer: (d: { value: string; former: string }) => d.value + " (avant : " + d.former + ")",
    dateAndTime: (d: { date: string; time: string }) => d.date + ", " + d.time,
    minutes: (d: { minutes: number }) => number('fr', d.minutes) + " " + plural('fr', d.minutes, { one: "minute", many: "de minutes", other: "minutes" }),
    pausedNow: (d: { to: string }) => "jusqu’au " + d.to,
    pausedLater: (d: { from: string; to: string }) => "du " + d.from + " au " + d.to,
  },
  why: {
    pod: (d: { podName: string; membershipName: string }) => "Vous recevez cet e-mail car vous êtes dans le pod " + d.podName + " du programme " + d.membershipName + ". Votre agenda se met à jour tout seul.",
    leaders: (d: { podName: string }) => "Vous recevez cet e-mail car vous participez à la réunion " + d.podName + ". Votre agenda se met à jour tout seul.",
    podEnded: (d: { podName: string; membershipName: string }) => "Vous recevez cet e-mail car vous étiez dans le pod " + d.podName + " du programme " + d.membershipName + ".",
    leadersEnded: (d: { podName: string }) => "Vous recevez cet e-mail car vous participiez à la réunion " + d.podName + ".",
  },
  openPod: "Ouvrir le pod",
  openMeeting: "Ouvrir la réunion",
  linkMissing: {
    missing: {
      subject: (d: { podName: string }) => d.podName + " : pas encore de lien de réunion",
      text: (d: { podName: string; membershipName: string }) => "Zoom n’a pas pu créer le lien de réunion pour " + d.podName + ", dans le programme " + d.membershipName + ". Saisissez un lien, ou laissez le champ vide et enregistrez pour réessayer avec Zoom. Inutile de l’envoyer : le lien que tout le monde a déjà mènera à la réunion.",
    },
    kept: {
      subject: (d: { podName: string }) => d.podName + " : le lien de réunion reste le même",
      text: (d: { podName: string; membershipName: string }) => "Zoom n’a pas pu créer de nouveau lien de réunion pour " + d.podName + ", dans le programme " + d.membershipName + " : le lien actuel reste valable. Vous n’avez rien à faire. Pour le changer, saisissez un autre lien, ou laissez le champ vide et enregistrez pour réessayer avec Zoom.",
    },
    ended: {
      subject: (d: { podName: string }) => d.podName + " : plus de lien de réunion",
      text: (d: { podName: string; membershipName: string }) => "Le lien de réunion pour " + d.podName + ", dans le programme " + d.membershipName + ", était celui d’une personne qui n’y est plus coresponsable. Saisissez un autre lien. Inutile de l’envoyer : le lien que tout le monde a déjà mènera à la réunion.",
    },
    late: {
      subject: (d: { podName: string }) => d.podName + " : pas encore de lien de réunion",
      text: (d: { podName: string; membershipName: string }) => "Zoom n’a pas encore créé le lien de réunion pour " + d.podName + ", dans le programme " + d.membershipName + ", et la réunion approche. Nous continuons d’essayer mais, par sécurité, saisissez un autre lien. Inutile de l’envoyer : le lien que tout le monde a déjà mènera à la réunion.",
    },
    why: (d: { podName: string }) => "Vous recevez cet e-mail car vous pouvez modifier " + d.podName + ".",
  },
  reminder: {
    today: {
      subject: (d: { name: string; date: string; time: string }) => d.name + " : réunion aujourd’hui, " + d.date + ", " + d.time,
      text: (d: { name: string; membershipName: string }) => "Le pod " + d.name + " du programme " + d.membershipName + " se réunit aujourd’hui.",
      textToLeaders: (d: { name: string }) => "C’est aujourd’hui : " + d.name + ".",
    },
    tomorrow: {
      subject: (d: { name: string; date: string; time: string }) => d.name + " : réunion demain, " + d.date + ", " + d.time,
      text: (d: { name: string; membershipName: string }) => "Le pod " + d.name + " du programme " + d.membershipName + " se réunit demain.",
      textToLeaders: (d: { name: string }) => "C’est demain : " + d.name + ".",
    },
    note: "À noter",
    clockShift: (d: { shift: string }) => "C’est " + d.shift + ", à cause du changement d’heure.",
    why: (d: { name: string; membershipName: string }) => "Vous recevez cet e-mail car vous êtes dans le pod " + d.name + " du programme " + d.membershipName + ".",
    whyToLeaders: (d: { name: string }) => "Vous recevez cet e-mail car vous participez à la réunion " + d.name + ".",
    settings: "Modifier mes rappels",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
