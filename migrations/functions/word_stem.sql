-- what the forms of a word share: cevelj, cevlji, cevljev; lonec, lonci; shoe, shoes. Words with digits have no forms
create or replace function word_stem(word text) returns text
  language sql immutable parallel safe strict
  return coalesce('{
    "otroci": "otrok", "otrocih": "otrok",
    "uho": "uses", "usesa": "uses", "uses": "uses", "usesu": "uses", "usesom": "uses", "usesi": "uses", "usesih": "uses",
    "oko": "oko", "oci": "oko", "ocmi": "oko", "oceh": "oko", "ocesa": "oko", "oces": "oko",
    "psi": "pes", "psa": "pes", "psu": "pes", "psov": "pes", "psom": "pes", "pse": "pes", "psih": "pes", "psoma": "pes",
    "dnevi": "dan", "dneva": "dan", "dnevu": "dan", "dnevom": "dan", "dnevih": "dan", "dnevov": "dan", "dni": "dan",
    "dekleta": "dekl", "deklet": "dekl", "dekletu": "dekl", "dekletom": "dekl", "dekleti": "dekl", "dekletih": "dekl",
    "lasje": "las",
    "mozje": "moz",
    "zobje": "zob",
    "gostje": "gost",
    "fantje": "fant",
    "skiroja": "skir", "skiroju": "skir", "skiroji": "skir", "skiroje": "skir", "skirojev": "skir", "skirojem": "skir", "skirojih": "skir",
    "skarij": "skar",
    "mice": "mous",
    "knives": "knif",
    "shelves": "shelf",
    "feet": "foot",
    "teeth": "tooth",
    "children": "child",
    "women": "woman",
    "men": "man",
    "leaves": "leaf",
    "wolves": "wolf",
    "loaves": "loaf",
    "halves": "half",
    "scarves": "scarf",
    "calves": "calf",
    "wives": "wif",
    "goose": "goos", "geese": "goos"
  }'::jsonb ->> word, case
    when word ~ '^[[:alpha:]]{4,}$' then
      -- three times, because an ending may end in what looks like another one; then the e that comes and goes, and the
      -- j of motorji. The ev of ponev is no ending
      regexp_replace(regexp_replace(
        word_without_ending(word_without_ending(word_without_ending(
          regexp_replace(word, '^(.{2,}[tkn])ev$', '\1v')))),
        '^(.+[^aeiou])e([^aeiouj]j?)$', '\1\2'), '^(.{3,}r)j$', '\1')
    when word ~ '^[aeiou][^aeiou][aeio]$' then left(word, 2)
    else word end);
