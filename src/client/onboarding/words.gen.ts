/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  skip: "Not now",
  due: {
    title: "To do",
    reasons: {
      SET_UP_TWO_FACTOR: "Your business asks you to use two-factor login.",
      ACCEPT_TERMS: "There are new terms to read and agree to.",
      OWNER_ADMIN_PROMPT: "You can share the work with an admin.",
      ZOOM_PROMPT: "Connect Zoom, and we’ll create meeting links for you.",
      LEADER_APPROVAL_ACKNOWLEDGEMENT: "You can lead a pod now. See what comes next.",
      LEADER_CONFIRM_TRAINING: "Leading a pod takes a little training. Confirm that you’ve done it.",
      COMPLETE_PROFILE: "Tell your pod a little about yourself.",
    },
    buttonIn: (d: { button: string; business: string }) => d.button + ": " + d.business,
    buttons: {
      SET_UP_TWO_FACTOR: "Set up two-factor login",
      ACCEPT_TERMS: "Read the new terms",
      OWNER_ADMIN_PROMPT: "Assign an admin",
      ZOOM_PROMPT: "Set up Zoom",
      LEADER_APPROVAL_ACKNOWLEDGEMENT: "Get started",
      LEADER_CONFIRM_TRAINING: "Confirm training",
      COMPLETE_PROFILE: "Write your bio",
    },
  },
  welcome: {
    title: "Welcome, leader",
    text: "You’ve been approved to lead a pod. Here’s what comes next:",
    textLeading: (d: { membership: string }) => "You now lead a pod in " + d.membership + ". Here’s what comes next:",
    steps: [
      "Read the training material and confirm that you have.",
      "See when the leaders of your membership meet.",
    ] as [string, string],
    addPod: "Add your pod, with its weekly meeting.",
    submit: "Continue",
  },
  training: {
    title: "Confirm your training",
    text: "Leading a pod takes a little preparation. Please go through the training, then confirm it here.",
    open: (d: { membership: string }) => "Open the " + d.membership + " training",
    none: "Your membership has no training material of its own. If you’ve been trained another way, confirm it here.",
    submit: "Confirm training",
  },
  leaderMeeting: {
    title: "Leader Meeting",
    intro: "Leaders meet too, to learn from each other and to be led for a change.",
    none: "No leader meeting planned yet",
    noneText: "When there is one, you’ll find it with your pods.",
    submit: "Continue",
  },
};
