/** Stands in for `uuid`: the one kind of id that the SDK makes. */
exports.v4 = () => crypto.randomUUID();
