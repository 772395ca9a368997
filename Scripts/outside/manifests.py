"""Checks the Kubernetes manifests of a page against the models of the official client.

Unknown keys, wrong types and missing required keys are told. Usage: manifests.py PAGE.md
"""

import re
import sys
import textwrap

import yaml
from kubernetes import client


def manifests(page):
    """The indented blocks of a page that begin with an apiVersion."""
    for block in re.findall(r"(?:^(?:    .*|)\n)+", page, re.MULTILINE):
        text = textwrap.dedent(block).strip()
        if text.startswith("apiVersion:"):
            yield from yaml.safe_load_all(text)


def faults(value, kind, path):
    """What is wrong with a value that should be of a kind such as 'list[V1Container]'."""
    inner = re.fullmatch(r"(list|dict)[\[(](?:str, )?(.*)[\])]", kind)
    if inner and inner[1] == "list":
        if not isinstance(value, list):
            return [f"{path} is no list"]
        return [f for n, one in enumerate(value) for f in faults(one, inner[2], f"{path}[{n}]")]
    if inner:
        if not isinstance(value, dict):
            return [f"{path} is no mapping"]
        return [f for key, one in value.items() for f in faults(one, inner[2], f"{path}.{key}")]
    model = getattr(client, kind, None)
    if model is None:
        simple = {"str": str, "int": int, "bool": bool, "float": (int, float)}.get(kind, object)
        wrong = not isinstance(value, simple) or kind == "int" and isinstance(value, bool)
        return [f"{path} is no {kind}"] if wrong else []
    if not isinstance(value, dict):
        return [f"{path} is no mapping"]
    names = {key: name for name, key in model.attribute_map.items()}
    told, known = [], {}
    for key, one in value.items():
        if key not in names:
            told.append(f"{path}.{key} is unknown")
            continue
        told += faults(one, model.openapi_types[names[key]], f"{path}.{key}")
        known[names[key]] = one
    try:
        model(**known)
    except ValueError as error:
        told.append(f"{path}: {error}")
    return told


def main():
    with open(sys.argv[1], encoding="utf-8") as page:
        found = list(manifests(page.read()))
    told = [] if found else ["there is no manifest"]
    for manifest in found:
        if (manifest.get("apiVersion"), manifest.get("kind")) != ("batch/v1", "Job"):
            told.append("it is no batch/v1 Job")
            continue
        told += faults(manifest, "V1Job", "Job")
        spec = manifest["spec"]
        words = spec["template"]["spec"]["containers"][0]["args"]
        if spec.get("completionMode") != "Indexed":
            told.append("the job has no indexes")
        if f"auto/{spec['completions']}" not in words:
            told.append("the shards are not as many as the completions")
        claimed = {volume["name"] for volume in spec["template"]["spec"]["volumes"]}
        for container in spec["template"]["spec"]["containers"]:
            for mount in container["volumeMounts"]:
                if mount["name"] not in claimed:
                    told.append(f"there is no volume {mount['name']}")
    for fault in told:
        print(fault)
    print(f"{len(found)} manifests, {len(told)} faults")
    sys.exit(1 if told else 0)


main()
