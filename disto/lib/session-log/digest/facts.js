// What flows between the stages of a digest, before the events are settled.
export {};
//# sourceMappingURL=facts.js.map