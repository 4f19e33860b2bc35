/* Generated from agreedTextWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  terms: (d: { name: string }) => "You agree to the termsterms of " + d.name + "/terms.",
  agreement: {
    LEADER_AGREEMENT: "You agree to the agreementleader agreement/agreement.",
    PARTICIPANT_AGREEMENT: "You agree to the agreementparticipant agreement/agreement.",
  },
  both: {
    LEADER_AGREEMENT: (d: { name: string }) => "You agree to the termsterms of " + d.name + "/terms and the agreementleader agreement/agreement.",
    PARTICIPANT_AGREEMENT: (d: { name: string }) => "You agree to the termsterms of " + d.name + "/terms and the agreementparticipant agreement/agreement.",
  },
};
